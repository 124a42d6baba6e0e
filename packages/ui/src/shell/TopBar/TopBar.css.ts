import { style } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { narrow } from "../../internal/media.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.bar,
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[3],
  boxSizing: "border-box",
  height: layout.topBar,
  paddingInline: `${space[7]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sheet,
  "@media": { [narrow]: { gap: space[2], paddingInline: `${space[2]} ${space[3]}` } },
});

export const menu = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: vars.radius.r4,
  color: color.text,
  ":hover": { background: color.sunken },
});

export const back = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  boxSizing: "border-box",
  width: 32,
  height: 32,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  "@media": { [narrow]: { width: 40, height: 40 } },
});

export const titles = style({ minWidth: 0 });

export const title = style({ color: color.text, ...oneLine, ...type(4, "bold") });

export const subtitle = style({
  color: color.text2,
  ...oneLine,
  ...type(1),
  "@media": { [narrow]: { display: "none" } },
});

export const slot = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });

export const start = style({});

export const end = style({ flex: "none", marginInlineStart: "auto", gap: space[2] });
