import { useEffect } from "react";
import type { Accent, Font } from "./settings.ts";

/** Fetches what a chosen face or accent needs; Inter and indigo are in the styles already. */
export function useThemeAssets(font: Font, accent: Accent): void {
  useEffect(() => {
    if (font === "poppins") void import("./fonts/poppins.css");
    if (font === "roboto") void import("./fonts/roboto.css");
  }, [font]);
  useEffect(() => {
    if (accent !== "indigo") void import("./accents.css.ts");
  }, [accent]);
}
