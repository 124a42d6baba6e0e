import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const near = style({ color: vars.severity.medium.text });
