/** The language a text is most likely in, of the nine known; the page's own where it cannot be told. */
export function languageOf(text: string, pageLanguage: string | null): string {
  if (/[\u3040-\u30ff]/.test(text)) return "ja";
  if (/[\uac00-\ud7af]/.test(text)) return "ko";
  if (/[\u4e00-\u9fff]/.test(text)) return "zh";
  const words = text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [];
  const common: Record<string, readonly string[]> = {
    en: ["the", "and", "to", "your", "we", "of", "you", "our"],
    de: ["und", "die", "wir", "der", "sie", "zu", "auf", "ihre"],
    fr: ["et", "les", "des", "vous", "nous", "vos", "pour", "sur"],
    es: ["y", "los", "las", "para", "el", "nuestros", "usted", "tu"],
    it: ["e", "gli", "per", "di", "il", "che", "della", "tuo"],
    pt: ["e", "os", "para", "você", "nossos", "seu", "uma", "não"],
  };
  let best = pageLanguage?.slice(0, 2).toLowerCase() || "en";
  let most = 1;
  for (const [language, list] of Object.entries(common)) {
    const hits = words.filter((word) => list.includes(word)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}
