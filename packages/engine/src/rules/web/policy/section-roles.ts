import { type Answer, answersOf } from "./answers.ts";
import { answersGround, givesBasis } from "./basis-roles.ts";
import { answersComplaint, namesAuthority } from "./complaint-roles.ts";
import { reaches } from "./contact-roles.ts";
import { answersController, namesController } from "./controller-roles.ts";
import { answersPurpose, tellsPurpose } from "./purpose-roles.ts";
import { answersWho, names } from "./recipient-roles.ts";
import { answersHowLong, tellsHowLong } from "./retention-roles.ts";
import type { Section } from "./sections.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { answersWhere, tellsWhere } from "./transfer-roles.ts";

/** `before`: the statement before it; `at`: which statement of the text it is. */
type Role = (statement: Statement, before: string, at: number) => boolean;

const ROLES: Readonly<Partial<Record<Section, Role>>> = {
  s_controller: namesController,
  s_purposes: tellsPurpose,
  s_basis: givesBasis,
  s_recipients: names,
  s_transfers: tellsWhere,
  s_retention: tellsHowLong,
  s_complaint: namesAuthority,
  s_contact: reaches,
};

/** The statement that treats a subject by what it says is done with data, whatever words it has for it. */
export function roleQuote(section: Section, text: string): string | null {
  const plays = ROLES[section];
  const found = statementsOf(text).find((one, at, all) => plays?.(one, all[at - 1]?.text ?? "", at));
  return found?.text.slice(0, QUOTE) ?? null;
}
const QUOTE = 300;

/** The sentence that answers a title on a subject; null where it answers with something else. */
const ANSWERS: Readonly<Partial<Record<Section, (answer: Answer, language: string) => string | null>>> = {
  s_controller: answersController,
  s_purposes: answersPurpose,
  s_basis: answersGround,
  s_complaint: answersComplaint,
  s_recipients: answersWho,
  s_transfers: answersWhere,
  s_retention: answersHowLong,
};

/** The sentence that answers a title, a question or a label on a subject; null where there is none. */
export function answerQuote(section: Section, text: string, language: string): string | null {
  const answers = ANSWERS[section];
  if (!answers) return null;
  for (const answer of answersOf(text)) {
    const quote = answers(answer, language);
    if (quote !== null) return quote.slice(0, QUOTE);
  }
  return null;
}
