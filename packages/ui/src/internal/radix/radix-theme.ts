import { createContext } from "react";
import type { ResolvedAppearance } from "../../theme/appearance.ts";

/** What the nearest `CandorTheme` draws in: the outermost one leaves it to the page. Null outside any. */
export const DrawnAppearance = createContext<ResolvedAppearance | "inherit" | null>(null);

/** What Radix's theme is told. */
export const radixSettings = {
  accentColor: "indigo",
  grayColor: "sage",
  panelBackground: "solid",
  radius: "medium",
  scaling: "100%",
} as const;

/** What Radix's theme, told so, writes on its element. Drawn without it: its script brings tooltips and their placing. */
export const radixTheme = {
  className: "radix-themes",
  "data-accent-color": radixSettings.accentColor,
  "data-gray-color": radixSettings.grayColor,
  "data-has-background": true,
  "data-is-root-theme": true,
  "data-panel-background": radixSettings.panelBackground,
  "data-radius": radixSettings.radius,
  "data-scaling": radixSettings.scaling,
} as const;
