import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

// Radix Themes reads its own custom properties; they are pointed at the contract here, so a Radix part and one of ours
// agree. Radix's `--space-*` stay as they are: its control heights derive from them.
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

globalStyle(".radix-themes", {
  vars: {
    "--color-background": vars.color.sheet,
    "--color-panel-solid": vars.color.raised,
    "--color-panel": vars.color.raised,
    "--color-surface": vars.color.sheet,
    "--color-overlay": vars.color.scrim,
    "--focus-8": vars.color.accLine,
    "--default-font-size": vars.size[3],
    "--code-font-family": vars.font.mono,
    "--cursor-button": "pointer",
    "--radius-1": vars.radius.r2,
    "--radius-2": vars.radius.r4,
    "--radius-3": vars.radius.r4,
    "--radius-4": vars.radius.r6,
    "--radius-5": vars.radius.r8,
    "--radius-6": vars.radius.r8,
    "--shadow-4": vars.shadow.menu,
    "--shadow-5": vars.shadow.menu,
    "--shadow-6": vars.shadow.dialog,
    ...Object.fromEntries(steps.map((step) => [`--font-size-${step}`, vars.size[step]])),
  },
  WebkitFontSmoothing: "antialiased",
});

// These follow the language, so they are resolved again at each element that names one.
globalStyle(".radix-themes, .radix-themes [lang]", {
  vars: {
    "--default-font-family": vars.font.sans,
    "--default-line-height": vars.line[3],
    ...Object.fromEntries(
      steps.flatMap((step) => [
        [`--line-height-${step}`, vars.line[step]],
        [`--letter-spacing-${step}`, vars.tracking[step]],
      ]),
    ),
  },
});
