import { type CSSProperties, createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { cx } from "../../internal/cx.ts";
import { DrawnAppearance, radixTheme } from "../../internal/radix/radix-theme.ts";
import { Tips } from "../../internal/tip/Tips.tsx";
import { type Appearance, useResolvedAppearance } from "../appearance.ts";
import { defaultThemeSettings, type ThemeSettings } from "../settings.ts";
import { radiusStyle, themeMarks } from "../theme-marks.ts";
import { usePageAppearance } from "../use-page-appearance.ts";
import { useThemeAssets } from "../use-theme-assets.ts";
import { useWiderText } from "../wider-text/use-wider-text.ts";

export interface CandorThemeProps extends Partial<ThemeSettings> {
  /** `system` follows the operating system and its changes. */
  appearance: Appearance;
  children?: ReactNode;
}

/** What the nearest theme above was told: one inside another takes over what it is not told itself. */
const Settings = createContext(defaultThemeSettings);

/**
 * Sets light or dark, accent, density, corners and face, the tokens and the Radix theme for what is inside. The outermost
 * one also marks `<html>`, so that the page behind and overlays outside the tree agree. It draws the element that Radix's
 * own theme draws; the parts of Radix bring its script where they are used.
 */
export function CandorTheme({ appearance, children, ...own }: CandorThemeProps) {
  const resolved = useResolvedAppearance(appearance);
  const nested = useContext(DrawnAppearance) !== null;
  const around = useContext(Settings);
  const { accent = around.accent, density = around.density } = own;
  const { radius = around.radius, font = around.font } = own;
  const settings = { accent, density, radius, font };
  const marks = themeMarks(settings, around);
  const style = radiusStyle(settings, around);

  usePageAppearance(resolved, nested);
  useThemeAssets(font, accent);
  useWiderText(nested);
  usePageMarks(nested ? null : { ...marks, ...style });

  return (
    <DrawnAppearance value={nested ? resolved : "inherit"}>
      <Settings value={settings}>
        <div
          {...radixTheme}
          {...(nested && marks)}
          className={cx(radixTheme.className, nested && resolved)}
          data-is-root-theme={!nested}
          style={nested ? style : undefined}
        >
          {children}
          {!nested && <Tips />}
        </div>
      </Settings>
    </DrawnAppearance>
  );
}

/** Keeps marks and custom properties on `<html>`; null leaves the page alone. */
function usePageMarks(marks: Record<string, string | undefined> | CSSProperties | null) {
  const text = JSON.stringify(marks);
  useLayoutEffect(() => {
    const named = Object.entries((JSON.parse(text) ?? {}) as Record<string, string>);
    const root = document.documentElement;
    for (const [name, value] of named) {
      if (name.startsWith("--")) root.style.setProperty(name, value);
      else root.setAttribute(name, value);
    }
    return () => {
      for (const [name] of named) {
        if (name.startsWith("--")) root.style.removeProperty(name);
        else root.removeAttribute(name);
      }
    };
  }, [text]);
}
