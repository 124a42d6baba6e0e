import type { Manifest } from "vite";

/** The manifest's key of a feature's texts in one language; with messages of the error catalogue they are a module. */
export const textsKey = (manifest: Manifest, folder: string, language: string): string | undefined =>
  ["ts", "json"]
    .map((kind) => `/${folder}/locales/${language}.${kind}`)
    .flatMap((end) => Object.keys(manifest).filter((key) => key.endsWith(end)))
    .at(0);
