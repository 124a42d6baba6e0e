import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const surface = style({ width: 280, maxWidth: "calc(100vw - 32px)", padding: 0 });

export const list = style({ maxHeight: 296, overflowY: "auto", margin: 0, padding: 6, listStyle: "none" });

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minHeight: 36,
  paddingInline: "8px 4px",
  borderRadius: vars.radius.r4,
  ":hover": { background: color.sunken },
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const more = style({ padding: "12px 14px", borderBlockStart: `1px solid ${color.line}` });

export const foot = style({
  display: "flex",
  justifyContent: "flex-end",
  padding: 6,
  borderBlockStart: `1px solid ${color.line}`,
});
