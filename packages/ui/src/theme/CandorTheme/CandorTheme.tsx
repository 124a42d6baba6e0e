import type { CSSProperties, ReactNode } from "react";
import { useContext, useLayoutEffect } from "react";
import { cx } from "../../internal/cx.ts";
import { DrawnAppearance, radixTheme } from "../../internal/radix-theme.ts";
import { type Appearance, useResolvedAppearance } from "../appearance.ts";
import { usePageAppearance } from "../use-page-appearance.ts";

/** `compact` lowers table rows; controls keep their size. */
export const densities = ["regular", "compact"] as const;
/** `none` squares every corner. */
export const radii = ["regular", "none"] as const;

export interface CandorThemeProps {
  /** `system` follows the operating system and its changes. */
  appearance: Appearance;
  children?: ReactNode;
  /** Default `regular`. */
  density?: (typeof densities)[number];
  /** Default `regular`. */
  radius?: (typeof radii)[number];
  /** A font family list that replaces the sans stack. */
  font?: string;
}

/**
 * Sets light or dark, the tokens and the Radix theme for what is inside. The outermost one also marks `<html>`, so that
 * the page behind and overlays outside the tree agree. It draws the element that Radix's own theme draws; the parts of
 * Radix bring its script where they are used.
 */
export function CandorTheme({ appearance, children, density, radius, font }: CandorThemeProps) {
  const resolved = useResolvedAppearance(appearance);
  const nested = useContext(DrawnAppearance) !== null;

  usePageAppearance(resolved, nested);
  useLayoutEffect(() => {
    if (nested) return;
    const root = document.documentElement;
    mark(root, "candorDensity", density);
    mark(root, "candorRadius", radius);
    if (font) root.style.setProperty("--cd-font-sans", font);
    else root.style.removeProperty("--cd-font-sans");
  }, [nested, density, radius, font]);

  return (
    <DrawnAppearance value={nested ? resolved : "inherit"}>
      <div
        {...radixTheme}
        className={cx(radixTheme.className, nested && resolved)}
        data-candor-density={density}
        data-candor-radius={radius}
        data-is-root-theme={!nested}
        style={font ? ({ "--cd-font-sans": font } as CSSProperties) : undefined}
      >
        {children}
      </div>
    </DrawnAppearance>
  );
}

function mark(root: HTMLElement, name: string, value: string | undefined) {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
