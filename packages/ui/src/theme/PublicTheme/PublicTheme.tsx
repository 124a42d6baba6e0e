import type { ReactNode } from "react";
import { radixTheme } from "../../internal/radix/radix-theme.ts";
import { type Appearance, useResolvedAppearance } from "../appearance.ts";
import { usePageAppearance } from "../use-page-appearance.ts";

export interface PublicThemeProps {
  /** `system` follows the operating system and its changes. */
  appearance: Appearance;
  children?: ReactNode;
}

/**
 * What `CandorTheme` draws, without the script of Radix: for public pages, which show none of the parts that need it
 * (menus of `Menu`, dialogs, tooltips, selects).
 */
export function PublicTheme({ appearance, children }: PublicThemeProps) {
  usePageAppearance(useResolvedAppearance(appearance));

  return <div {...radixTheme}>{children}</div>;
}
