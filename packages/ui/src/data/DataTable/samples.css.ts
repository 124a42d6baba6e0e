import { style } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { oneLine } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const strong = style({ fontWeight: vars.weight.medium });
export const muted = style({ color: vars.color.text2 });
export const person = style({ display: "flex", alignItems: "center", gap: vars.space[2], minWidth: 0 });
export const name = style(oneLine);
export const page = style({ paddingBlockStart: layout.topBar, background: vars.color.sheet });
