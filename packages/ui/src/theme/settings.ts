import { useSyncExternalStore } from "react";
import { storedText } from "./stored.ts";

/** `compact` lowers table rows; controls keep their size. */
export const densities = ["regular", "compact"] as const;
export type Density = (typeof densities)[number];

/** Px of a control's corner; checkboxes and tags take less, menus and dialogs a little more. */
export const radii = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24] as const;
export type Radius = (typeof radii)[number];

/** Faces for Latin text, all served with the app. Chinese text keeps the system's. */
export const fonts = ["inter", "poppins", "roboto"] as const;
export type Font = (typeof fonts)[number];

/** Hues of ink, links and the focus ring; none of them is near a result's. */
export const accents = ["indigo", "cyan", "plum"] as const;
export type Accent = (typeof accents)[number];

/** What a person may set besides light and dark. */
export interface ThemeSettings {
  accent: Accent;
  density: Density;
  radius: Radius;
  font: Font;
}

export const defaultThemeSettings: ThemeSettings = {
  accent: "indigo",
  density: "regular",
  radius: 4,
  font: "inter",
};

/** The localStorage key that holds them. */
export const themeSettingsKey = "candor.theme-settings";

const known = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** Settings out of whatever was stored: what is unknown falls back to the default, one by one. */
export function readThemeSettings(text: string | null): ThemeSettings {
  let stored: Partial<Record<keyof ThemeSettings, unknown>> = {};
  try {
    stored = Object(JSON.parse(text ?? "{}"));
  } catch {
    // Not ours, or cut off: the defaults stand.
  }
  const { accent, density, radius, font } = defaultThemeSettings;
  return {
    accent: known(accents, stored.accent, accent),
    density: known(densities, stored.density, density),
    radius: known(radii, stored.radius, radius),
    font: known(fonts, stored.font, font),
  };
}

const store = storedText(themeSettingsKey);

const change = (next: Partial<ThemeSettings>) =>
  store.write(JSON.stringify({ ...readThemeSettings(store.read()), ...next }));

/** The person's settings and their setter; remembered in this browser and shared with its other tabs. */
export function useThemeSettings(): [ThemeSettings, (next: Partial<ThemeSettings>) => void] {
  return [readThemeSettings(useSyncExternalStore(store.subscribe, store.read, () => null)), change];
}
