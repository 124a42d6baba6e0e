import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

export const strip = style([
  text({ size: 2 }),
  {
    position: "sticky",
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

export const place = styleVariants({
  /** The bar is 64 px high and stays in view as well. */
  underBar: { insetBlockStart: 64 },
  top: { insetBlockStart: 0 },
});
