import { style } from "@vanilla-extract/css";

export const mark = style({ flex: "none", objectFit: "contain" });
export const logo = style({ maxWidth: 160, objectFit: "contain" });
