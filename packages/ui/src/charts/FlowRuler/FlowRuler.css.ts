import { style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { linkText, oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const still = { "@media": { "(prefers-reduced-motion: reduce)": { transition: "none" } } } as const;

export const drawing = style({ display: "block", overflow: "visible" });
export const base = style({ stroke: vars.color.edge, shapeRendering: "crispEdges" });
export const graduation = style({ stroke: vars.color.edge, shapeRendering: "crispEdges", opacity: 0.75 });
export const axis = style({
  fontSize: vars.size[1],
  fill: vars.color.text2,
  fontVariantNumeric: "tabular-nums",
});
export const leader = style({ stroke: vars.color.edge, fill: "none" });

export const arc = style([{ transition: `opacity ${vars.motion.fast} ${vars.motion.curve}` }, still]);
export const line = style({ fill: "none", stroke: "currentColor" });
export const arrow = style({ fill: "currentColor" });
/** Makes a thin line easy to reach. */
export const reach = style({ fill: "none", stroke: "transparent", strokeWidth: 20, pointerEvents: "stroke" });
export const calm = style({ opacity: 0.75 });
export const open = style({ strokeDasharray: "5 4" });
/** All other lines while one is read. */
export const stepsBack = style({ opacity: 0.22 });
export const pickable = style({ cursor: "pointer" });
export const halo = style({ fill: vars.color.sheet });

export const code = style({ fill: vars.color.sheet, stroke: vars.color.edge });
export const source = style({ fill: vars.color.ink, stroke: vars.color.ink });
export const codeText = style({
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
  fill: vars.color.text,
});
export const sourceText = style({ fill: vars.color.onInk });

/** A region's code in a line of text. */
export const chip = style([
  type(1, "bold"),
  {
    display: "inline-grid",
    placeItems: "center",
    minWidth: 28,
    height: 20,
    padding: `0 ${vars.space[1]}`,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.r2,
    background: vars.color.sheet,
    color: vars.color.text,
  },
]);
export const chipSource = style({
  borderColor: vars.color.ink,
  background: vars.color.ink,
  color: vars.color.onInk,
  printColorAdjust: "exact",
  "@media": { [forced]: { forcedColorAdjust: "none" } },
});
export const key = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

export const label = style([
  {
    position: "absolute",
    display: "flex",
    gap: vars.space[2],
    padding: "2px 4px",
    borderRadius: vars.radius.r4,
    transition: `opacity ${vars.motion.fast} ${vars.motion.curve}`,
  },
  still,
]);
export const glyph = style({ flex: "none", marginTop: 1 });
export const words = style({ minWidth: 0 });
export const text = style([type(2, "bold"), oneLine, { display: "block", lineHeight: vars.line[1] }]);
export const remark = style([type(1), oneLine, { display: "block", color: vars.color.text2 }]);
export const current = style({
  background: vars.color.accSoft,
  "@media": { [forced]: { outline: "1px solid Highlight" } },
});

/** Labels that found no room, and pairs that have no place on the ruler. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginTop: vars.space[4],
});
export const item = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[1]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
});
export const itemWords = style([
  type(1),
  { minWidth: 0, color: vars.color.text2, overflowWrap: "anywhere", paddingTop: 2 },
]);
export const itemText = style({ color: vars.color.text, fontWeight: vars.weight.medium });
/** On a line of its own, as on a label; it starts where the words above it do, also right-to-left. */
export const itemNote = style({ display: "block", textAlign: "match-parent" });
export const route = style({ display: "inline-flex", flex: "none", alignItems: "center", gap: 6 });
export const itemGlyph = style({ flex: "none", marginTop: 3 });

export const more = style([
  type(2),
  {
    marginTop: vars.space[3],
    ...linkText,
    ":focus-visible": { outline: `2px solid ${vars.color.accLine}`, outlineOffset: 2 },
  },
]);
export const status = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });
