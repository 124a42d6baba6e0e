import { style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../contract.css.ts";

const { color, space } = vars;

export const panel = style({
  position: "fixed",
  insetInlineEnd: space[6],
  insetBlockStart: 88,
  zIndex: vars.z.drawer,
  display: "grid",
  gap: space[4],
  boxSizing: "border-box",
  width: "min(320px, 100vw - 24px)",
  maxHeight: "calc(100dvh - 112px)",
  padding: space[5],
  overflowY: "auto",
  borderRadius: vars.radius.r8,
  outline: 0,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  "@media": { [forced]: { border: "1px solid" }, print: { display: "none" } },
});

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const title = style(type(4, "bold"));

export const close = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
});

export const field = style({ display: "grid", justifyItems: "start", gap: 6 });

export const label = style({
  display: "flex",
  justifyContent: "space-between",
  width: "100%",
  ...type(2, "medium"),
});

export const value = style({ color: color.text2, ...type(2) });

export const range = style({ width: "100%", height: 24, margin: 0, accentColor: color.ink });

export const reset = style({
  justifySelf: "start",
  color: color.accText,
  ...type(2, "medium"),
  ":hover": { textDecoration: "underline" },
});
