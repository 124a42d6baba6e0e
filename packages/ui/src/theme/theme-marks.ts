import type { CSSProperties } from "react";
import { defaultThemeSettings, type ThemeSettings } from "./settings.ts";

type Marks = Record<`data-candor-${"accent" | "density" | "font"}`, string | undefined>;

/** Whether a setting has to be written: a default that nothing around it changes has not. */
const needed = (name: keyof ThemeSettings, settings: ThemeSettings, around: ThemeSettings) =>
  settings[name] !== defaultThemeSettings[name] || around[name] !== defaultThemeSettings[name];

/** What stands on an element for settings, given those of the theme around it. */
export function themeMarks(settings: ThemeSettings, around: ThemeSettings): Marks {
  const mark = (name: keyof ThemeSettings) =>
    needed(name, settings, around) ? String(settings[name]) : undefined;
  return {
    "data-candor-accent": mark("accent"),
    "data-candor-density": mark("density"),
    "data-candor-font": mark("font"),
  };
}

/** The contract's corners for a control's corner of so many px: a checkbox never becomes a radio button. */
export function radiusStyle(settings: ThemeSettings, around: ThemeSettings): CSSProperties | undefined {
  if (!needed("radius", settings, around)) return undefined;
  const { radius } = settings;
  const corners = { r2: Math.min(radius / 2, 6), r4: radius, r6: radius + 2, r8: radius + 4 };
  return Object.fromEntries(
    Object.entries(corners).map(([name, value]) => [`--cd-radius-${name}`, `${value}px`]),
  ) as CSSProperties;
}
