import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
  gap: vars.space[5],
});

export const tile = style({
  display: "grid",
  width: "100%",
  textAlign: "start",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
  overflow: "hidden",
  transition: `border-color ${vars.motion.fast}`,
  ":hover": { borderColor: vars.color.edge },
});

/** The top of a tall page says most: the picture is cut below, never squeezed. */
export const thumb = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "320 / 196",
  objectFit: "cover",
  objectPosition: "top",
  background: vars.color.sunken,
});

export const caption = style([
  text({ size: 2, tone: "muted" }),
  { padding: `${vars.space[2]} ${vars.space[3]}`, borderBlockStart: `1px solid ${vars.color.line2}` },
]);

export const failed = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "grid",
    placeItems: "center",
    textAlign: "center",
    padding: vars.space[4],
    background: vars.color.sunken,
  },
]);

export const large = style({
  display: "block",
  maxWidth: "100%",
  height: "auto",
  marginInline: "auto",
});

export const frame = style({ maxHeight: "70vh", overflow: "auto", background: vars.color.sunken });

export const bar = style([
  text({ size: 2, tone: "muted" }),
  { display: "flex", alignItems: "center", gap: vars.space[2], marginBlockStart: vars.space[3] },
]);
export const push = style({ display: "flex", gap: vars.space[1], marginInlineStart: "auto" });
