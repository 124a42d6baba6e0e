import { isListedToFollow } from "./asides.ts";
import { denies, EXCEPTS } from "./denials.ts";
import { withoutGifts } from "./from-you.ts";
import { ONLY_US } from "./recipient-roles.ts";
import { isSaid, wordsOf } from "./sections.ts";
import { isAsked, isTitle, statementsOf } from "./statements.ts";
import { saidIn, sentencesOf } from "./text.ts";

/** Says what the policy is about, and nothing of that. */
const ANNOUNCES =
  /(?:policy|notice|statement) (?:describes|explains|sets out|tells you)|(?:erklärung|hinweise?n?|information) (?:beschreib|erklär|informier)\p{L}{1,3}|(?:politique|déclaration) (?:décrit|explique)|política (?:describe|explica|descreve)|(?:informativa|policy) (?:descrive|spiega)|verklaring (?:beschrijft|legt uit)|polityka (?:określa|opisuje)|(?:policy|politik)\p{L}{0,3} (?:beskriver|förklarar|forklarer)/iu;

/** Nobody, as an answer of a few words has it; in all languages read. */
const NOBODY =
  /(?<!\p{L})(?:nobody|no[ -]one|niemand\p{L}{0,2}|personne|nadie|nessuno|ninguém|nikomu|nikt|ingen|inget|kenellekään|nikdo|nikto|senki\p{L}{0,4}|nimeni|nimănui|nitko|nikome|nihče|nikomur|(?:hiç )?kimse\p{L}{0,3}|никто|никому|ніхто|нікому|никой|никого|κανέναν?|σε κανέναν)(?!\p{L})|誰にも|没有(?:任何)?人|无人|아무(?:에게|도)|لا أحد|किसी को नहीं/iu;
const FEW_WORDS = 60;
const answersNobody = (text: string): boolean =>
  text.length < FEW_WORDS && (NOBODY.test(text) || ONLY_US.test(text)) && !EXCEPTS.test(text);

/** What is told of those who get data, with the titles that stand over it: a title over a denial alone tells nothing. */
export function receivedIn(text: string, language: string): string {
  const words = wordsOf("s_recipients", language);
  const said = statementsOf(text).flatMap(({ text: statement, heading, leadIn }, at, all) => {
    if (isAsked(statement) || ANNOUNCES.test(statement) || answersNobody(statement)) return [];
    // A title in a list without marks heads what follows.
    if (isTitle(statement) && leadIn !== "" && !isSaid(leadIn, words)) return [];
    const question = all[at - 1]?.text ?? "";
    const part = withoutGifts(saidIn(statement, language));
    return (part.trim() === "" && denies(statement, language)) || isListedToFollow(statement, heading)
      ? []
      : [heading, withoutGifts(leadIn), isAsked(question) ? question : "", part];
  });
  return [...new Set(said)].join("\n");
}

/** The same at the end of a part, where East Asian languages say it. */
const EXCEPTED = /除外|除非|[情形况]外|另有[规規]定|を除[きく]|場合のほか|제외|경우 외|경우에만/u;

/** Nobody but some: who they are is told. */
export const excepts = (text: string, words: RegExp): boolean =>
  sentencesOf(text).some(
    (sentence) => (EXCEPTS.test(sentence) || EXCEPTED.test(sentence)) && isSaid(sentence, words),
  );
