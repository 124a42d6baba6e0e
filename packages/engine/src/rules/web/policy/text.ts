import type { PolicyFact, WebsiteFacts } from "../../../facts/types.ts";
import { readsPolicyLinks } from "../../../knowledge/policy-words.ts";
import { gapReason } from "../../coverage.ts";
import { isAside, isListedToFollow, withoutAsides } from "./asides.ts";
import { denies, EXCEPTS, isDenied, TURNS } from "./denials.ts";
import { moreWords, saysSentAbroad } from "./more-sections.ts";
import { isTitle, statementsOf } from "./statements.ts";
import { goesAbroad } from "./transfer-roles.ts";
import { unbroken } from "./unbroken.ts";

/** Reasons of the policy collector that say "there is none", not "it could not be looked at". */
const NONE = /^(no_link|no_policy|not_found|no_text|http_4\d\d)$/;

/** Policies whose text could be read. */
export function readablePolicies(facts: WebsiteFacts): PolicyFact[] {
  return facts.policies.filter(
    ({ status, text, notPage }) => status >= 200 && status < 300 && text.trim() !== "" && !notPage,
  );
}

/** All policy text together; empty when there is none. */
export function policyText(facts: WebsiteFacts): string {
  return readablePolicies(facts)
    .map(({ text, format }) => unbroken(text, format))
    .join("\n");
}

/** Did the collector look for a policy and finish, found or not? */
export function policyWasSought(facts: WebsiteFacts): boolean {
  if (gapReason(facts, "base") !== null) return false;
  // In words that nobody here reads, none found is no proof.
  if (facts.policies.length === 0 && !readsPolicyLinks(facts.passes.base?.language ?? null)) return false;
  const reason = gapReason(facts, "policy");
  return reason === null || NONE.test(reason);
}

/** True when it was looked for and there is nothing to read. */
export function hasNoPolicy(facts: WebsiteFacts): boolean {
  return policyWasSought(facts) && readablePolicies(facts).length === 0;
}

/** Sentences of a text, short enough to quote. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟])\s|(?<=[。！？；।])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 3);
}

/** A text without some of its sentences; `line`: what one stands in. */
export const withoutSentences = (text: string, drops: (sentence: string, line: string) => boolean): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .split(/(?<=[.!?؟]\s)|(?<=[。！？；।])/u)
        .filter((sentence) => !drops(sentence.trim(), line.trim()))
        .join(""),
    )
    .join("\n");

/** Characters of a quote. */
export const QUOTE = 300;

/** The first sentence that says something and does not deny it; null where there is none. */
export function quoteOf(text: string, says: RegExp, denial?: RegExp): string | null {
  const found = sentencesOf(text).find(
    (sentence) => says.test(sentence) && !(denial && isDenied(sentence, denial)),
  );
  return found ? found.slice(0, QUOTE) : null;
}

/** The sentence of a text that a quote was cut from, with the words of another sense that were taken out of it. */
export function asItStands(quote: string, text: string): string {
  if (text.includes(quote)) return quote;
  const words = quote.split(/\s+/).filter((word) => word !== "");
  const [shortest] = [...sentencesOf(text), ...statementsOf(text).map((one) => one.text)]
    .filter((sentence) => holdsInOrder(sentence, words))
    .sort((one, other) => one.length - other.length);
  return shortest?.slice(0, QUOTE) ?? quote;
}
function holdsInOrder(sentence: string, words: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = sentence.indexOf(word, from);
    from = at + word.length;
    return at >= 0;
  });
}

/**
 * The sentence in which a text speaks of transfers to other countries, or of the safeguards for them. `language`: of
 * the text, for words that mean it in that language alone. What is told in passing alone is not told.
 */
export function transferQuote(text: string, language: string | null): string | null {
  // A title says of what it speaks, and not what happens.
  const said = new Set(statementsOf(text.replaceAll("; ", ";\n")).map((one) => one.text));
  const titles = (part: string) => isTitle(part) && !said.has(part);
  return quoteAbroad(
    partsOf(text, language, false).filter((part) => !titles(part)),
    language,
  );
}

/** The sentence that names other countries in passing: of goods, of staff, of a right to be told, of a day to come; or in a title alone. */
export function asideQuote(text: string, language: string | null): string | null {
  const told = quoteAbroad(partsOf(text, language, true), language);
  const parts = partsOf(text, language, false);
  if (told !== null || parts.some((part) => deniesAbroad(part, language))) return told;
  return quoteAbroad(parts.filter(isTitle), language);
}

/** The sentences of a text that name other countries in passing, or the others. */
const partsOf = (text: string, language: string | null, asides: boolean): string[] =>
  text
    .split("\n")
    .flatMap((line) =>
      sentencesOf(line.replaceAll("; ", ";\n")).filter(
        (sentence, index, all) => isAside(sentence, placeIn(sentence, language), all[index - 1]) === asides,
      ),
    );

/** Safeguards by the short names that tables and plain texts give them. */
const SAFEGUARDS =
  /\bscc\b|\bdpf\b|cláusulas[- ]padrão|(?:model|standaard)contracten\b|stwierdzając(?:a|ą|ej) odpowiedni|國際傳輸/i;

function quoteAbroad(sentences: readonly string[], language: string | null): string | null {
  const tells = (part: string): string | null =>
    quoteOf(part, TRANSFERS, NO_TRANSFERS) ??
    quoteOf(part, SAFEGUARDS, NO_TRANSFERS) ??
    sentAbroad(part) ??
    moreAbroad(part, language) ??
    byRoles(part, language);
  const denied = sentences.some((sentence) => deniesAbroad(sentence, language));
  if (!denied) return tells(sentences.join("\n"));
  // What is denied is not told, nor is it by its heading; what is said beside of it in a sentence is.
  const said = sentences
    .flatMap((sentence) => sentence.split(TURNS))
    .flatMap((part) => part.split(EXCEPTS))
    .filter((part) => !denies(part, language) && IS_SENTENCE.test(part.trim()));
  return tells(said.join("\n"));
}

/** Where a sentence begins to speak of other countries; its end where it does not. */
function placeIn(sentence: string, language: string | null): number {
  const at = sentence.search(TRANSFERS);
  if (at >= 0) return at;
  const outside = sentence.search(OUTSIDE);
  if (outside >= 0) return outside;
  return sentence.search(moreWords(language, "s_transfers") ?? /$/);
}

/** Says something, as a heading does not. */
const IS_SENTENCE = /[.!?؟。！？।]$|.{60}/u;

/** Does a sentence speak of other countries as places for data, whatever it says of them? */
const speaksOfAbroad = (sentence: string, language: string | null): boolean =>
  TRANSFERS.test(sentence) ||
  saysSentAbroad(language)(sentence) ||
  saysSent(sentence) ||
  OUTSIDE.test(sentence);

const deniesAbroad = (sentence: string, language: string | null): boolean =>
  denies(sentence, language) && speaksOfAbroad(sentence, language);

/** Places beyond the Union, as they are called by language. */
const OUTSIDE =
  /(?:utanför|uden for|utenfor) (?:eu|eøs|ees)|tredje ?land|eu:n(?: tai eta-alueen)? ulkopuol|eta-alueen ulkopuol|kolmansi(?:in|ssa) maihin|mimo (?:eu|ehp)|(?:do|ve) třetích zem|poza (?:eog|ue|unię)|państw\S{0,2} trzeci|(?:az )?eu-n kívül|harmadik ország|în afara (?:ue|see)|țări terțe|εκτός (?:της )?(?:εε|εοχ)|τρίτες χώρες|buiten de (?:eu|eer)|derde landen|fuori dall.(?:ue|unione)|paesi terzi|fuera de la (?:ue|unión)|terceros países|hors de l.(?:ue|union)|pays tiers|außerhalb der (?:eu|europäischen)|drittl[aä]nd/i;

/** Does the text speak of transfers to other countries, or of the safeguards for them? */
export function mentionsTransfers(text: string, language: string | null): boolean {
  return transferQuote(text, language) !== null;
}

const moreAbroad = (text: string, language: string | null): string | null =>
  sentencesOf(text).find(saysSentAbroad(language))?.slice(0, QUOTE) ?? null;

const byRoles = (text: string, language: string | null): string | null =>
  sentencesOf(text)
    .find((sentence) => !denies(sentence, language) && goesAbroad(sentence))
    ?.slice(0, QUOTE) ?? null;

/** Plain ways of saying that data goes to another country: what happens to it, and where. */
const SENT_ABROAD: readonly (readonly [happens: RegExp, where: RegExp])[] = [
  [
    /sent|goes|kept|keeps|stores?|stored|process|hosted|held|holds|transfer|receives|servers?|based|located|established/i,
    /united states|\busa\b|\bu\.s\.|america\b|abroad|overseas|another country|other countries|outside (?:(?:of )?(?:the|your|our) country|(?:of )?(?:india|australia|canada|japan|korea|brazil|singapore)\b)/i,
  ],
  [
    /gesendet|gespeichert|verarbeitet|übertragen|übermittelt|weitergegeben|gelang|gehen|senden|speichern|verarbeiten|übermitteln|server|sitz(?:en|t)|ansässig|befinde[nt]|lieg(?:en|t)\b/i,
    /\busa\b|amerika|vereinigte[nr]? staaten|ausland|andere[nr]? länder/i,
  ],
  [
    /envoy|transf|stock|héberg|trait|communiqu|conserv|situé|basé|établi|siège|se trouve/i,
    /états-unis|\busa\b|amérique|étranger|autres pays/i,
  ],
  [
    /env[ií]|transf|almacen|trat|ced|comunic|guard|servidor|ubicad|sede\b|est[áa]n\b|encuentra/i,
    /estados unidos|e{2}\. ?u{2}|extranjero|otros pa[ií]ses|fuera del? (?:pa[ií]s|m[eé]xico|argentina|chile|colombia|per[uú]|espa[ñn]a)/i,
  ],
  [
    /invia|trasfer|conserv|tratta|comunica|elabora|server|\bsede\b|situat|trova/i,
    /stati uniti|\busa\b|america\b|estero|altri paesi/i,
  ],
  [
    /enviad|transferid|armazenad|tratad|processad|compartilhad|guardad|servidor|transferência|\bfica(?:m)?\b|localizad|\bsede\b|\bsa(?:i|em)\b/i,
    /estados unidos|\beua\b|exterior|outros pa[ií]ses|fora do (?:pa[ií]s|brasil)/i,
  ],
  [
    /verzonden|opgeslagen|verwerk|doorgegeven|bewaar|gaan|gaat|sturen|terecht|staan|gevestigd|zitten/i,
    /verenigde staten|\bvs\b|amerika|buitenland|andere landen/i,
  ],
  [
    /przekaz|przesył|przechow|trafi|przetwarza|siedzib|znajduj/i,
    /stan\S{1,3} zjednoczon|\busa\b|za granic|innych (?:krajów|państw)/i,
  ],
  [/överför|skick|lagr|behandl|finns|baserad|säte\b/i, /\busa\b|förenta staterna|utlandet|andra länder/i],
  [/移転|提供|送信|送ら|保存|委託/, /アメリカ|米国|外国|国外|海外/],
  [/이전|제공|전송|보관/, /미국|국외|해외/],
  [/传输|提供|存储|转移|处理|傳輸|傳送|儲存|移轉|處理/, /美国|美國|境外|国外|國外|海外/],
];

/** What a text says without a "no" in it: what it tells of by denying it, or in passing, is not told. */
export function saidIn(text: string, language: string | null): string {
  return sentencesOf(text)
    .filter((sentence, index, all) => !isListedToFollow(sentence, all[index - 1] ?? ""))
    .flatMap((sentence) => saidOf(sentence, language))
    .join("\n");
}

/** What a sentence says without a "no" in it, part by part, and not in passing. */
export const saidOf = (sentence: string, language: string | null): string[] =>
  sentence
    .split(TURNS)
    .flatMap((part) => (denies(part, language) ? part.split(EXCEPTS) : [part]))
    .filter((part) => !denies(part, language))
    .map(withoutAsides)
    .filter((part) => part !== "");

/** Says that something happens to data in another country. "usa" is a verb of Spanish, Italian and Portuguese. */
function saysSent(sentence: string): boolean {
  const text = sentence.replace(/\busa\b/g, " ");
  return SENT_ABROAD.some(([happens, where]) => happens.test(text) && where.test(text));
}

const sentAbroad = (text: string): string | null =>
  sentencesOf(text)
    .find((sentence) => !isDenied(sentence) && saysSent(sentence))
    ?.slice(0, QUOTE) ?? null;

const TRANSFERS =
  /international(ly)? (data )?transfer|transfer(s|red|ring)?\b.{0,80}(outside|abroad|other countries|third countr|international|united states|\busa?\b|u\.s\.)|(outside|countries outside) (of )?(the )?(eea|eu\b|european|uk\b|united kingdom|your country|china|switzerland)|third countr(y|ies)|(stored|processed|sent|hosted|held|located) .{0,50}(in the (united states|us\b|u\.s\.|usa)|overseas|abroad|other countries)|standard contractual clauses|\bsccs\b|adequacy decision|data privacy framework|datenschutzrahmen|cadre de protection des données|marco de privacidad|quadro (?:per la|sulla|de) priva|(?:model|standaard)contract(?:bepaling|clausule)|standardavtalsklausul|standardow\S{1,3} klauzul|cláusulas[- ](?:contratuais|tipo)|binding corporate rules|dritt(l[aä]nd|staat)|(usa|vereinigte staaten).{0,60}(übermitt|übertrag|verarbeit)|(übermitt|übertrag|verarbeit).{0,80}(usa\b|vereinigte[nr]? staaten|außerhalb (der eu|des ewr|der europäischen))|standardvertragsklauseln|angemessenheitsbeschluss|(pays|états) tiers|(hors|en dehors) de l['’](ue|union|eee|espace)|transfer\S{0,12} .{0,60}(états-unis|étranger)|clauses contractuelles types|décision d['’]adéquation|terceros pa[ií]ses|fuera (de la ue|del eee|de la uni[oó]n|del espacio)|cl[aá]usulas contractuales tipo|transferencias? internacional|paesi terzi|(fuori|al di fuori) (dell['’]ue|dell['’]unione|dello see|dello spazio)|clausole contrattuali (tipo|standard)|pa[ií]ses terceiros|transfer[êe]ncia internacional|fora d[oa] (brasil|ue|uni[ãa]o|espaço)|derde landen|buiten (de eu|de eer|de europese|europa)|państw(a|ach)? trzecich?|poza (eog|ue)|tredje ?land|utanför (eu|ees)|出境|跨境|境外|标准合同|国(外|际)传输|第三国|外国にある第三者|海外.{0,10}(移転|提供|保存)|국외.{0,6}이전|해외.{0,10}이전/i;

/** Says that there are none. */
const NO_TRANSFERS =
  /\b(no|not|never|neither|nor|without)\b.{0,60}(transfer|third countr|outside|abroad|international)|(transfer|third countr|outside).{0,60}\b(do(es)? not|is not|are not|will not|never|not take place|no data)\b|remain(s)? (within|in) the (eu|eea|uk|european)|(kein|nicht|weder|niemals).{0,80}(drittl|drittst|übermitt|übertrag|außerhalb)|(drittl[aä]nd|drittstaat|übermittlung|übertragung|außerhalb).{0,80}(nicht|kein|findet nicht)|(ne|n['’]|aucun).{0,60}(pays tiers|hors de|en dehors|transf)|(pas|aucun) (de )?transfert|(no|ningun\w{0,12}|nunca).{0,60}(terceros pa|fuera de|transferenc|transferi)|(non|nessun\w{0,12}|mai).{0,60}(paesi terzi|fuori|al di fuori|trasfer)|(não|nenhum\w{0,12}).{0,60}(pa[ií]ses terceiros|transfer|fora d)|(niet|geen|nooit).{0,60}(derde land|buiten)|(nie|żadnych).{0,60}(trzecich|poza)|(inte|ingen|inga).{0,60}(tredje ?land|utanför)|(不会|不會|不向|不涉及|不存在|未向|没有|无需|不进行|不提供).{0,14}(出境|跨境|境外|第三国)|(しません|ありません|行いません|않습니다|없습니다)/i;
