import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { severity, space, radius } = vars;

/** Drawn by a person's hand: in the colour of what people decide. */
export const manual = style([
  text({ size: 2 }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[1]} ${space[3]}`,
    marginBlockEnd: space[4],
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.r4,
    background: severity.resolved.soft,
    color: severity.resolved.text,
    overflowWrap: "anywhere",
  },
]);
export const said = style({ flex: "1 1 320px", minWidth: 0 });
export const earlier = style([text({ size: 2, tone: "muted" }), { marginBlockEnd: space[4] }]);
export const form = style({ display: "grid", gap: space[5], marginBlockStart: space[5] });
export const owner = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});
export const edit = style({ marginInlineStart: "auto" });
export const comment = style({ display: "grid" });
export const send = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  marginBlockStart: space[3],
});
