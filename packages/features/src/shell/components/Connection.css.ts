import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** Under the top bar, which is 64 px high and stays in view as well. */
export const strip = style([
  text({ size: 2 }),
  {
    position: "sticky",
    insetBlockStart: 64,
    zIndex: vars.z.bar,
    display: "flex",
    alignItems: "center",
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[7],
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.sunken,
    color: color.text,
    ":empty": { display: "none" },
    "@media": { "(width < 900px)": { paddingInline: space[4] } },
  },
]);
