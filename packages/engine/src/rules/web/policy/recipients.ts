import type { VendorCategory } from "../../types.ts";
import { TRANSFER } from "./asides.ts";
import { COOKIE_NAME, DATA, HANDLES } from "./data-words.ts";
import { isNamed } from "./names.ts";
import {
  ADVERTISING,
  FOR_EXAMPLE,
  FUNCTIONS,
  OWN_TOOLS,
  PARTY,
  SITE,
  SUPPLIER,
  TOOL,
} from "./party-words.ts";
import { isSaid, wordsOf } from "./sections.ts";
import { isRow, type Statement, statementsOf } from "./statements.ts";
import { saidOf } from "./text.ts";

/** Who advertises is no recipient where nothing is said to be given to them. */
const ADVERTISERS =
  /advertisers|werbetreibende|annonceurs|anunciantes|inserzionisti|adverteerders|reklamodawc|annonsörer|annoncører|annonsører|mainostaj|рекламодат|рекламодав|hirdető|oglašivač|oglaševal|pengiklan|reklam ?veren|διαφημιζόμεν|広告主|广告主|广告商|광고주/iu;
/** What is done with data that others get. */
const GIVEN =
  /shar|disclos|giv|pass|provid|send|sent|receiv|recipient|partner|\bwith\b|teilen|weiter|empfäng|übermitt|partag|transm|communiqu|destinat|comp|ced|comunic|condivi|partilh|del(?:en|ing)|verstrek|ontvang|przekaz|udostęp|odbior|delar|lämna|mottag|videregiv|提供|共有|委託|共享|제공|공유/iu;

/** A function belongs to a party that stands within so many characters of it. */
const BESIDE = 70;
const QUOTE = 300;

const placesOf = (text: string, words: RegExp): number[] =>
  [...text.matchAll(new RegExp(words.source, `${words.flags}g`))].map(({ index }) => index);

/** Does someone stand in a text with what they do beside them, or in the list that follows a colon? */
function isBeside(text: string, does: RegExp, party: RegExp): boolean {
  const parties = placesOf(text, party);
  const colon = text.search(/[:：]\s?\S/u);
  return placesOf(text, does).some((at) =>
    parties.some((place) => Math.abs(place - at) <= BESIDE || (place < colon && colon < at)),
  );
}

const onRecipients = (title: string, language: string): boolean =>
  title !== "" && isSaid(title, wordsOf("s_recipients", language));

interface Named {
  name: string;
  category?: string;
  aliases?: readonly string[];
}

/** The sentence that tells of those who supply the site or what it runs on, and not of what they do with data. */
export function supplierQuote(text: string, language: string, named: readonly Named[]): string | null {
  const found = statementsOf(text).find((statement) =>
    saidOf(statement.text, language).some(
      (part) => !isClosed(part, named) && isBeside(part, SITE, SUPPLIER) && GIVEN.test(statement.text),
    ),
  );
  return found?.text.slice(0, QUOTE) ?? null;
}

/** Does a part name companies, and no more than these? Then it tells of no others, whatever they do. */
const isClosed = (part: string, named: readonly Named[]): boolean =>
  named.some((vendor) => isNamed(part, vendor)) && !FOR_EXAMPLE.test(part);

/** Does a part of a statement tell that whoever has this function gets data? */
function tellsKind(part: string, { heading, leadIn }: Statement, does: RegExp, language: string): boolean {
  if (!does.test(part) || OWN_TOOLS.test(part)) return false;
  if (isBeside(part, does, PARTY)) return true;
  const listed = onRecipients(leadIn, language) || onRecipients(heading, language);
  if (listed && isBeside(part, does, TOOL)) return true;
  if (ADVERTISERS.test(part) && does === ADVERTISING && (listed || GIVEN.test(part))) return true;
  // An item of a list of those who get data says what it does.
  return leadIn !== "" && PARTY.test(leadIn) && onRecipients(leadIn, language);
}

/** That data goes to nobody but those who are told. */
const NOBODY_ELSE =
  /(?:no ?one|nobody|anyone|anybody) else|(?:with|to) no other (?:company|companies|party|parties|recipients?|third part)|an (?:niemand(?:en)? (?:sonst|anderen|weiteren)|keine (?:weiteren|anderen|sonstigen) (?:empfänger|dritte|stelle|unternehmen))|personne d['’]autre|aucun autre (?:destinataire|tiers|prestataire)|nadie más|ningún otro (?:tercero|destinatario)|nessun altro (?:terzo|soggetto|destinatario)|niemand anders|geen andere (?:partij|derde|ontvanger)|mais ninguém|nenhum outro (?:terceiro|destinatário)|nikomu innemu|żadnym innym (?:podmiot|odbiorc)|(?:till|med) ingen annan|(?:til|med) (?:ingen andre|andre end dem)|nikomu jinému|nikomu inému|kenellekään muulle|senki másnak|(?:それ|これら)以外の第三者|其他任何(?:第三方|公司|组织|个人)|그 외의? 제3자/iu;

/** What people keep to themselves. */
const SECRET =
  /password|passwor[td]|mot de passe|contraseña|palavra-passe|senha|wachtwoord|hasł|密码|パスワード|card number|kartennummer|numéro de (?:votre )?carte/iu;

/** The sentence in which a text tells of recipients of a kind, by who they are and what they do. */
export function categoryQuote(
  text: string,
  kind: VendorCategory,
  language: string,
  named: readonly Named[],
): string | null {
  const functions = FUNCTIONS[kind] ?? [];
  // Where the list of those who get data is said to be whole, what is told elsewhere of a use tells of nobody more.
  const isWhole = statementsOf(text).some(
    (one) => NOBODY_ELSE.test(one.text) && GIVEN.test(one.text) && !SECRET.test(one.text),
  );
  const lists = ({ text: said, heading, leadIn }: Statement) =>
    onRecipients(heading, language) || onRecipients(leadIn, language) || GIVEN.test(said);
  const statements = statementsOf(text).filter((statement) => !isWhole || lists(statement));
  const found = statements.find((statement) =>
    saidOf(statement.text, language).some(
      (part) =>
        !isClosed(part, named) &&
        // Who it is and what it does stand in one cell of a table.
        part
          .split(/[|\t]/)
          .some((cell) => functions.some((does) => tellsKind(cell, statement, does, language))),
    ),
  );
  return found?.text.slice(0, QUOTE) ?? null;
}

/** Is an owner named where a text speaks of data, of what is done with it or of who gets it, and not in passing? */
export function isNamedInRole(text: string, vendor: Named, language: string): boolean {
  return statementsOf(text).some((statement) => {
    const { heading, leadIn } = statement;
    const said = saidOf(statement.text, language).join(" ");
    if (said === "" || !isNamed(`${said}\n${heading}\n${leadIn}`, vendor)) return false;
    if (FOLLOWS.has(vendor.category ?? "") && embeds(vendor) && isOfEmbed(`${heading}\n${said}`))
      return false;
    return (
      isRow(said) ||
      COOKIE_NAME.test(statement.text) ||
      namesProduct(said, vendor) ||
      [statement.text, heading, leadIn].some((words) => hasRole(words, language))
    );
  });
}

/** What follows visitors is told by more than what the same company shows on the page. */
const FOLLOWS: ReadonlySet<string> = new Set(["analytics", "advertising"]);
const EMBED =
  /youtube|google[ -](?:maps?|karten|fonts?|web ?fonts|calendar|translate|pay|play)|re-?captcha|グーグルマップ|谷歌地图/iu;
const MEASURES =
  /analytics|(?<!\p{L})(?:ads|adwords|adsense|doubleclick)(?!\p{L})|tag ?manager|marketing platform|cookies?(?!\p{L})/iu;
/** Whose they are: who else is named beside them is not named for them. */
const embeds = ({ name, aliases = [] }: Named): boolean =>
  [name, ...aliases].some((one) => /google/i.test(one));
/** Does a statement name a film, a map or letters, and nothing that measures or advertises? */
const isOfEmbed = (text: string): boolean =>
  EMBED.test(text) &&
  ![MEASURES, ...(FUNCTIONS.analytics ?? []), ...(FUNCTIONS.advertising ?? [])].some((words) =>
    words.test(text),
  );

/** A product or a company by its full name is not named in passing: Microsoft Clarity, and not Microsoft. */
const namesProduct = (text: string, { name, aliases = [] }: Named): boolean =>
  [name, ...aliases].some(
    (one) => one.trim().includes(" ") && text.toLowerCase().includes(one.toLowerCase()),
  );

const hasRole = (words: string, language: string): boolean =>
  [DATA, HANDLES, PARTY, TRANSFER, ...(FUNCTIONS.analytics ?? []), ...(FUNCTIONS.advertising ?? [])].some(
    (role) => role.test(words),
  ) || onRecipients(words, language);
