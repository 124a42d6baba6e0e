import { Theme } from "@radix-ui/themes/components/theme";
import type { CSSProperties, ReactNode } from "react";
import { createContext, useContext, useLayoutEffect } from "react";
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

const Nested = createContext(false);

/**
 * Sets light or dark, the tokens and the Radix theme for what is inside. The outermost one also marks `<html>`, so that
 * the page behind and overlays outside the tree agree.
 */
export function CandorTheme({ appearance, children, density, radius, font }: CandorThemeProps) {
  const resolved = useResolvedAppearance(appearance);
  const nested = useContext(Nested);

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
    <Nested value={true}>
      <Theme
        accentColor="indigo"
        appearance={nested ? resolved : "inherit"}
        data-candor-density={density}
        data-candor-radius={radius}
        grayColor="sage"
        panelBackground="solid"
        radius="medium"
        scaling="100%"
        style={font ? ({ "--cd-font-sans": font } as CSSProperties) : undefined}
      >
        {children}
      </Theme>
    </Nested>
  );
}

function mark(root: HTMLElement, name: string, value: string | undefined) {
  if (value) root.dataset[name] = value;
  else delete root.dataset[name];
}
