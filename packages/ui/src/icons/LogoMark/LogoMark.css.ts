import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const mark = style({ color: vars.color.ink });
