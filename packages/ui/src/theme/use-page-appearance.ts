import { useLayoutEffect } from "react";
import type { ResolvedAppearance } from "./appearance.ts";

/**
 * Keeps `light` or `dark` on `<html>`, where the theme script put it before the first paint. Elements below carry
 * neither, so markup that was drawn at build time is right in both.
 */
export function usePageAppearance(appearance: ResolvedAppearance, off = false): void {
  useLayoutEffect(() => {
    if (off) return;
    const { classList } = document.documentElement;
    classList.toggle("dark", appearance === "dark");
    classList.toggle("light", appearance === "light");
  }, [appearance, off]);
}
