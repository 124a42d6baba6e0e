import { create, type ThemeVars } from "storybook/theming";
import { dark, light } from "../packages/ui/src/theme/palette/palette.ts";

const sans = '"Inter Variable", system-ui, sans-serif';
const mono = '"JetBrains Mono Variable", ui-monospace, monospace';

/** Storybook's own surfaces in the colours of the design system. */
export function themeOf(base: "light" | "dark"): ThemeVars {
  const { color } = base === "dark" ? dark : light;
  return create({
    base,
    brandTitle: "Candor",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: sans,
    fontCode: mono,
    colorPrimary: color.ink,
    colorSecondary: color.accLine,
    appBg: color.canvas,
    appContentBg: color.sheet,
    appPreviewBg: color.sheet,
    appBorderColor: color.line2,
    appBorderRadius: 4,
    barBg: color.sheet,
    barTextColor: color.text2,
    barSelectedColor: color.accText,
    barHoverColor: color.accText,
    inputBg: color.sheet,
    inputBorder: color.edge,
    inputTextColor: color.text,
    inputBorderRadius: 4,
    textColor: color.text,
    textMutedColor: color.text2,
  });
}
