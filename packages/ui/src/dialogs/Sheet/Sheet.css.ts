import { style } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const rule = `1px solid ${color.line}`;

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  width: "100%",
  maxWidth: 480,
  height: "100dvh",
  marginInlineStart: "auto",
  outline: 0,
  background: color.sheet,
  color: color.text,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[3],
  boxSizing: "border-box",
  height: layout.topBar,
  paddingInline: space[4],
  borderBlockEnd: rule,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[5],
  minHeight: 0,
  padding: space[4],
  overflowY: "auto",
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  justifyContent: "flex-end",
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: rule,
});
