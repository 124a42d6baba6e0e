import { moreWords } from "./more-sections.ts";

/** A sentence with a "no" in it is not taken for a plain statement. */
const DENIES =
  /\b(?:no|not|never|none|nothing|nobody|nichts|niemand(?:e[mn])?|nada|nadie|niente|nulla|ninguém|niets|ingenting|inget|nicht|keine?[mnrs]?|nie|niemals|ne|pas|aucune?|jamais|ning[uú]n|nunca|non|mai|nessun[ao]?|não|nenhum|niet|geen|nooit|inte|ingen|inga|ej|aldrig)\b|n['’]est|żadn|不|没有|沒有|未|無|ません|않|없/i;

/** What has a "no" in it and denies nothing: limits, exact sets, kinds of cookies, what cannot be ruled out, a month. */
const NO_DENIAL: readonly RegExp[] = [
  // English
  /\bnot (?:be )?(?:limited to|only|just|merely|solely|exhaustive|excluded)|\bnon-? ?(?:essential|necessary|personal|functional|technical|exhaustive|eu|eea|european)|\bno (?:later|longer|more|fewer|less) than|\bnot (?:strictly |absolutely )?(?:necessary|required|essential)|\bwhether or not|\bif you (?:do not|don['’]t) (?:want|wish)|\bcannot (?:rule out|exclude|guarantee)|\bnot (?:be )?(?:ruled out|possible to)|\bnot (?:directly )?identify|\bdoes not offer|\bmay not (?:offer|have|provide)|\bno adequacy/giu,
  // German
  /\bnicht (?:nur|abschließend|(?:unbedingt |zwingend |technisch )?(?:notwendig|erforderlich|essen[zt]iell)\w{0,2}|ausgeschlossen|ausschließen|auszuschließen)|(?:kein\w{0,2}|nicht) (?:mit der eu |dem eu-recht )?(?:vergleichbar|angemessen|gleichwertig)\w{0,3}|nicht (?:möchten|wünschen|wollen)/giu,
  // French, Spanish, Italian, Portuguese
  /\bnon (?:seulement|essentiel|nécessaire|strictement|exhausti)|s['’]y limiter|\bpas (?:limité|exclu|exhausti|uniquement|seulement)|si vous ne (?:souhaitez|voulez) pas|n['’]est pas (?:exclu|exhausti)/giu,
  /\bno (?:s[óo]lo|solamente|[úu]nicamente|limitad|necesari|esencial|técnic|exhausti)|\bsi no (?:desea|quiere)|\bno se (?:puede )?(?:excluy|descart)/giu,
  /\bnon (?:solo|soltanto|limitat|necessari|tecnic|essenzial|esausti)|\bse non (?:desider|vuo)|\bnon si (?:può )?esclud|non è (?:possibile )?esclu/giu,
  /\bnão (?:s[óo]|apenas|somente|se limit|limitad|essencia|necessári|exausti)|\bse não (?:quis|desej|pretend)/giu,
  // Dutch, Polish, Swedish
  /\bniet(?:-| )(?:alleen|beperkt|uitgesloten|uitputtend|(?:strikt )?noodzakelijk|functione|essenti)|\bnie (?:tylko|ograniczając|wyłączając)|\binte (?:bara|endast|begränsa|nödvändig|uteslut)/giu,
  // Chinese, Japanese, Korean
  /不[限仅僅同时時]|不局限|不可避免|非必要|未成年|[无無]法(?:识别|識別|排除)|無料|無断|識別(?:でき|し)ません|限りません|限定されません|국한되지 않|뿐(?:만)? 아니라|한정되지 않/giu,
  // Only so much
  /\bnothing (?:but|(?:else|more|other) than)|\bnichts (?:als|(?:anderes|weiter) als)|\bnada (?:más que|mais (?:do )?que)|\bniente (?:altro |più )?che|\bniets (?:anders |meer )?dan|\b(?:ingenting|inget) annat än/giu,
  // The month of May
  /\bmai (?=20\d\d)|(?:\d\.?|im|ab|seit|en|depuis|le) mai\b/giu,
];

/** The same sentence without a "no" that denies nothing. */
const plain = (sentence: string): string =>
  NO_DENIAL.reduce((text, words) => text.replace(words, " "), sentence);

/** Does a sentence deny what it speaks of, by the words of a language, or by others that say it? */
export const denies = (sentence: string, language: string | null): boolean =>
  (moreWords(language, "s_denies") ?? DENIES).test(plain(sentence));

/** Does a sentence in one of the large languages deny, or do these words say so? */
export const isDenied = (sentence: string, words: RegExp = DENIES): boolean => words.test(plain(sentence));

/** Where a sentence turns: what stands after it is said for itself. A limit that is none turns nothing. */
export const TURNS =
  /;|\b(?:but(?! not| is not| are not)|however|sondern|aber|jedoch|mais(?! (?:sans|pas))|pero(?! no| sin)|sino|però|mas(?! não| sem)|maar(?! niet)|ale(?! nie)|men(?! inte)|utan(?! att))\b|但(?!不)|,? (?:and|und|et) (?=(?:we|wir|nous)\b)/i;

/** Begins what a "no" does not hold for. */
export const EXCEPTS =
  /\b(?:except|unless|other than|apart from|außer|ausgenommen|es sei denn|sauf|hormis|excepto|salvo|tranne|eccetto|exceto|behalve|tenzij|förutom|undtagen|unntatt|paitsi|poza|kromě|kivéve|cu excepția|εκτός)\b|за исключением|за винятком|кроме |крім |освен |dışında|haricinde/i;
