import { LANGUAGES } from "@candor/api/entities";
import type { Manifest } from "vite";

/** Folders of features whose texts are one chunk for each language, by the chunk's name. */
export type TextGroups = Readonly<Record<string, readonly string[]>>;

/**
 * Groups of chunks that hold them. `messages` are files of the error catalogue that texts of several groups bring, by the
 * chunk that they stand in: left alone, each would be drawn into one of them, which the others would then bring along.
 */
export const textChunks = (groups: TextGroups, priority: number, messages: TextGroups = {}) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(groups).map(([group, folders]) => ({
      name: `${group}-${language}`,
      test: new RegExp(
        [
          `/packages/features/src/(?:${folders.join("|")})/locales/${language}\\.`,
          ...(messages[group] ?? []).map((file) => `/packages/api/src/errors/screens/${language}/${file}\\.`),
        ].join("|"),
      ),
      priority: messages[group] ? priority + 1 : priority,
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
