import type { Manifest } from "vite";

/** Folders of features whose texts are one chunk for each language: wherever one of them is needed, most are. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  frame: ["platform", "shell"],
  checks: ["checks", "evidence", "exports", "views"],
};

/** The manifest's key of a feature's texts in one language; with messages of the error catalogue they are a module. */
export function textsKey(manifest: Manifest, folder: string, language: string): string | undefined {
  const group = Object.keys(TEXTS).find((name) => TEXTS[name]?.includes(folder));
  if (group) return Object.keys(manifest).find((key) => manifest[key]?.name === `${group}-${language}`);
  return ["ts", "json"]
    .map((kind) => `/${folder}/locales/${language}.${kind}`)
    .flatMap((end) => Object.keys(manifest).filter((key) => key.endsWith(end)))
    .at(0);
}
