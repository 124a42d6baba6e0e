import { LANGUAGES } from "@candor/api/entities";
import type { Manifest } from "vite";

/** Folders of features whose texts are one chunk for each language, by the chunk's name. */
export type TextGroups = Readonly<Record<string, readonly string[]>>;

/** Groups of chunks that hold them. */
export const textChunks = (groups: TextGroups, priority: number) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(groups).map(([group, folders]) => ({
      name: `${group}-${language}`,
      test: new RegExp(`/packages/features/src/(?:${folders.join("|")})/locales/${language}\\.`),
      priority,
    })),
  );

/** The manifest's key of a feature's texts in one language; with messages of the error catalogue they are a module. */
export function textsKey(
  manifest: Manifest,
  groups: TextGroups,
  folder: string,
  language: string,
): string | undefined {
  const group = Object.keys(groups).find((name) => groups[name]?.includes(folder));
  if (group) return Object.keys(manifest).find((key) => manifest[key]?.name === `${group}-${language}`);
  return ["ts", "json"]
    .map((kind) => `/${folder}/locales/${language}.${kind}`)
    .flatMap((end) => Object.keys(manifest).filter((key) => key.endsWith(end)))
    .at(0);
}
