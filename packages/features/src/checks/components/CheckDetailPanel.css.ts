import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const rule = `1px solid ${vars.color.line}`;

export const citations = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  marginBlockStart: vars.space[4],
});

export const uncertain = style([text({ size: 3, prose: true })]);

export const railBlock = style({
  padding: `${vars.space[6]} ${vars.space[7]}`,
  selectors: { "& + &": { borderBlockStart: rule } },
  "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
});

export const railTitle = style([text({ size: 4 }), { marginBlockEnd: vars.space[3] }]);

export const facts = style([
  text({ size: 2 }),
  {
    display: "grid",
    gridTemplateColumns: "112px minmax(0, 1fr)",
    gap: `${vars.space[3]} ${vars.space[3]}`,
  },
]);
export const fact = style({ display: "contents" });
export const term = style({ color: vars.color.text2 });
export const value = style({ overflowWrap: "anywhere" });

/** A rule down the side; each event hangs on a tick, a finding of the engine on a longer one. */
export const history = style({ borderInlineStart: rule });
export const event = style({
  position: "relative",
  paddingInlineStart: vars.space[5],
  paddingBlockEnd: vars.space[4],
  ":last-child": { paddingBlockEnd: 0 },
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: "-1px",
    insetBlockStart: "9px",
    width: "8px",
    height: "2px",
    background: vars.color.edge,
  },
});
export const detected = style({
  "::before": { width: "16px", background: vars.color.text },
});
export const eventHead = style({ display: "flex", alignItems: "baseline", gap: vars.space[3] });
export const eventTitle = style([text({ size: 2, weight: "medium" }), { flex: 1, minWidth: 0 }]);
export const eventAt = style([text({ size: 1, tone: "muted" }), { whiteSpace: "nowrap" }]);
export const eventNote = style([text({ size: 1, tone: "muted" }), { overflowWrap: "anywhere" }]);
