import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import "../../theme/tag-values.css.ts";

const root = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: "50%",
  fontWeight: 600,
  letterSpacing: "-0.02em",
  userSelect: "none",
});

export const size = styleVariants({
  24: [root, { width: 24, height: 24, fontSize: 11, lineHeight: "16px" }],
  32: [root, { width: 32, height: 32, fontSize: 12, lineHeight: "16px" }],
});

export const tones = ["ink", "gray", "gold", "cyan"] as const;
export const tone = styleVariants({
  ink: { background: vars.color.accSoft2, color: vars.color.ink },
  gray: { background: vars.color.line, color: vars.color.text },
  gold: { background: vars.tag.gold.fill, color: vars.tag.gold.text },
  cyan: { background: vars.tag.cyan.fill, color: vars.tag.cyan.text },
});

export const nobody = style({ border: `1px dashed ${vars.color.edge}`, color: vars.color.text2 });
export const image = style({ width: "100%", height: "100%", objectFit: "cover" });

export const initials = style({ "::before": { content: "attr(data-initials)" } });
