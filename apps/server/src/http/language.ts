import type { Language } from "@candor/api/entities";

/** Primary subtags of the languages there are words for. */
const SUBTAGS: Readonly<Record<string, Language>> = { en: "en", zh: "cn", cn: "cn" };

/** The language to answer in: the best of an Accept-Language header, English when none fits. */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return {
        language: SUBTAGS[tag.split("-")[0] ?? ""],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.find(({ language }) => language)?.language ?? "en";
}
