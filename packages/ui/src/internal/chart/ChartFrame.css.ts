import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { focusRing } from "../focus.ts";
import { narrow } from "../media.ts";
import { type } from "../type.ts";

export const root = style({ minWidth: 0, breakInside: "avoid" });
const line = {
  display: "flex",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
} as const;
export const head = style({
  ...line,
  marginBottom: vars.space[4],
  "@media": { [narrow]: { flexWrap: "wrap" } },
});
/** Title and note wrap among themselves, and leave the switch where it is; on a phone all of them share the lines. */
export const words = style({
  ...line,
  flex: 1,
  flexWrap: "wrap",
  minWidth: 0,
  "@media": { [narrow]: { display: "contents" } },
});
export const title = style([
  type(4, "bold"),
  { color: vars.color.text, overflowWrap: "anywhere", textWrap: "pretty" },
]);
export const note = style([
  type(1),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space[1]} ${vars.space[5]}`,
    color: vars.color.text2,
    overflowWrap: "anywhere",
    "@media": { [narrow]: { columnGap: vars.space[3] } },
  },
]);
/** The switch to the table: of no use on paper. */
export const control = style([
  type(1),
  {
    flex: "none",
    alignSelf: "end",
    marginLeft: "auto",
    "@media": { [narrow]: { alignSelf: "center" }, print: { display: "none" } },
  },
]);

/** Holds the chart's height before its width is known. */
export const place = style({ position: "relative" });
export const centred = style({ display: "grid", alignItems: "center" });
export const empty = style([
  type(3),
  {
    display: "grid",
    justifyItems: "center",
    gap: vars.space[4],
    color: vars.color.text2,
    textAlign: "center",
  },
]);
export const flat = style({
  display: "block",
  maxWidth: "100%",
  shapeRendering: "crispEdges",
  fill: "currentColor",
});
export const waiting = style({
  position: "absolute",
  left: 0,
  bottom: 0,
  display: "block",
  shapeRendering: "crispEdges",
  fill: "currentColor",
});

/** Lies over a drawing and takes the focus for it; the pointer goes through to what is drawn. */
export const cursor = style({
  position: "absolute",
  inset: -4,
  borderRadius: vars.radius.r4,
  pointerEvents: "none",
  outline: 0,
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: 0 } },
  "@media": { print: { display: "none" } },
});

export const tip = style([
  type(1),
  {
    position: "absolute",
    zIndex: 1,
    width: "max-content",
    maxWidth: 260,
    padding: `6px ${vars.space[2]}`,
    borderRadius: vars.radius.r4,
    background: vars.color.tooltip,
    color: vars.color.onTooltip,
    pointerEvents: "none",
    overflowWrap: "anywhere",
    // A tooltip's ground is lost in forced colours; an edge stays.
    border: "1px solid transparent",
    "@media": { print: { display: "none" } },
  },
]);
