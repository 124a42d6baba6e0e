import { style } from "@vanilla-extract/css";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const identity = style({ display: "flex", alignItems: "center", gap: vars.space[3], minWidth: 0 });

export const who = style({ minWidth: 0 });

export const name = style({ ...oneLine, ...type(2, "bold") });

export const email = style({ ...oneLine, ...type(1), color: vars.color.text2 });
