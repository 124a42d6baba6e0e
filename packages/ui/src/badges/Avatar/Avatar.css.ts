import {
  assignVars,
  createGlobalThemeContract,
  globalStyle,
  style,
  styleVariants,
} from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { darkAvatars, lightAvatars } from "../../theme/palette/palette-avatars.ts";

const root = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: "50%",
  fontWeight: 600,
  letterSpacing: "-0.02em",
  userSelect: "none",
  "@media": { "(forced-colors: active)": { outline: "1px solid", outlineOffset: -1 } },
});

export const size = styleVariants({
  24: [root, { width: 24, height: 24, fontSize: 11, lineHeight: "16px" }],
  32: [root, { width: 32, height: 32, fontSize: 12, lineHeight: "16px" }],
});

const ground = createGlobalThemeContract(lightAvatars, (_value, path) => `cd-avatar-${path.join("-")}`);
globalStyle(":root, .light", { vars: assignVars(ground, lightAvatars) });
globalStyle(".dark", { "@media": { "not print": { vars: assignVars(ground, darkAvatars) } } });

export const tones = ["gold", "gray", "accent", "cyan"] as const;
export const tone = styleVariants({
  accent: { background: vars.color.accSoft2, color: vars.color.ink },
  gray: { background: vars.color.line, color: vars.color.ink },
  gold: { background: ground.gold, color: vars.color.ink },
  cyan: { background: ground.cyan, color: vars.color.ink },
});

export const nobody = style({ border: `1px dashed ${vars.color.edge}`, color: vars.color.text2 });
export const image = style({ width: "100%", height: "100%", objectFit: "cover" });

export const initials = style({ "::before": { content: "attr(data-initials)" } });
