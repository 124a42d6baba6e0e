import type { Plugin } from "vite";
import { themeScript } from "../../packages/ui/src/theme/theme-script.ts";

/** Puts the script that chooses light or dark into the head, before anything is painted. */
export function themeBoot(): Plugin {
  return {
    name: "candor-theme-boot",
    transformIndexHtml: () => [{ tag: "script", children: themeScript, injectTo: "head-prepend" }],
  };
}
