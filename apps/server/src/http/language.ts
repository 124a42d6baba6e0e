import { type Language, languageOfTag } from "@candor/api/entities";

/** The language to answer in: the best of an Accept-Language header, English when none fits. */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return {
        language: languageOfTag(tag),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.find(({ language }) => language !== null)?.language ?? "en";
}
