import { PEOPLE_AND_GOODS, TRANSFER } from "../asides.ts";
import {
  AGREED,
  AGREES,
  BY_LAW,
  INTEREST,
  JOINED,
  KEPT_TO,
  LAW,
  OBLIGES,
  OF_WARES,
  SAID_YES,
  TAX_OFFICE,
  WANTS,
} from "../basis-roles.ts";
import { TURN_TO, WATCHES } from "../complaint-roles.ts";
import { CALLS, FIELDS } from "../contact-roles.ts";
import { ADDRESSED, BELONGS, DECIDES, MAKES, POSTCODE, SEATED, THIS_SITE } from "../controller-roles.ts";
import { COOKIES } from "../cookie-words.ts";
import { DATA, HANDLES, PAPERS, PERSONAL, RECORDS } from "../data-words.ts";
import { denies } from "../denials.ts";
import { GOES_OR_STAYS, KEPT } from "../kept-words.ts";
import { PARTY, SUPPLIER, TOOL } from "../party-words.ts";
import { namesCountry } from "../places.ts";
import { ON_YOU, PLAIN_WISHES } from "../plain-wishes.ts";
import { HANDLED, TO_THIS_END, WE_DO, WITH, WITH_THEM } from "../purpose-roles.ts";
import { BRAND, GETS, OTHERS, SERVICES } from "../recipient-roles.ts";
import {
  FOR_A_TERM,
  OF_OTHER_THINGS,
  SO_LONG,
  TIME,
  TOLD_TO_KEEP,
  UNTIL,
  YEARS,
} from "../retention-roles.ts";
import { ASK, IN_BROWSER, MAY, RESERVED, RIGHT, WE_MAY, WISHES } from "../rights.ts";
import { SECTIONS, wordsOf } from "../sections.ts";
import {
  ADEQUATE,
  AREA,
  FOREIGN,
  IN_SHORT,
  LEAVES,
  MACHINES,
  MODEL_TERMS,
  SITS_IN,
  STAYS,
  THERE,
} from "../transfer-roles.ts";
import { WARES } from "../wares-words.ts";
import { COMPANY, OFFICE, OTHER_OFFICE } from "../who-words.ts";

type Words = { test: (text: string) => boolean };

/** How a sentence ends, and how short it is. */
const SHAPES: readonly Words[] = [/[?？؟]$/u, /[.。!！।]$/u, /^.{0,40}$/u];

/** The rules' own words: each is one sign in all languages, where letters are of one language alone. */
export const WORDS: readonly Words[] = [
  ...[PEOPLE_AND_GOODS, TRANSFER, AGREED, AGREES, BY_LAW, INTEREST, JOINED, KEPT_TO, LAW, OBLIGES, OF_WARES],
  ...[SAID_YES, TAX_OFFICE, WANTS, TURN_TO, WATCHES, CALLS, FIELDS, ADDRESSED, BELONGS, DECIDES, MAKES],
  ...[POSTCODE, SEATED, THIS_SITE, COOKIES, DATA, HANDLES, PAPERS, PERSONAL, RECORDS, GOES_OR_STAYS, KEPT],
  ...[PARTY, SUPPLIER, TOOL, ON_YOU, ...PLAIN_WISHES, HANDLED, TO_THIS_END, WE_DO, WITH, WITH_THEM, BRAND],
  ...[GETS, OTHERS, SERVICES, FOR_A_TERM, OF_OTHER_THINGS, SO_LONG, TIME, TOLD_TO_KEEP, UNTIL, YEARS, ASK],
  ...[
    IN_BROWSER,
    MAY,
    RESERVED,
    RIGHT,
    WE_MAY,
    ...WISHES,
    ADEQUATE,
    AREA,
    FOREIGN,
    IN_SHORT,
    LEAVES,
    MACHINES,
  ],
  ...[MODEL_TERMS, SITS_IN, STAYS, THERE, WARES, COMPANY, OFFICE, OTHER_OFFICE, { test: namesCountry }],
  /[\w.+-]@[\w-]{1,63}\.\w/,
  /\d(?:[\s()./-]{0,2}\d){7}/u,
  /\d/u,
  ...SHAPES,
];

const DENIED = WORDS.length + SECTIONS.length;
const COUNT = DENIED + 1;

/** Places of the signs: one for each, and one for each two of them. */
export const SIGN_PLACES = COUNT + COUNT * COUNT;

/** The numbers of the signs that a sentence has. */
export function marksIn(sentence: string, language: string): number[] {
  const found: number[] = [];
  for (const [number, words] of WORDS.entries()) if (words.test(sentence)) found.push(number);
  for (const [number, section] of SECTIONS.entries())
    if (wordsOf(section, language).test(sentence)) found.push(WORDS.length + number);
  if (denies(sentence, language)) found.push(DENIED);
  return found;
}

/** Those of a sentence below a title, whose own end and length say nothing. */
export const marksBelow = (title: readonly number[], sentence: readonly number[]): number[] =>
  [
    ...new Set([
      ...title.filter((one) => one < WORDS.length - SHAPES.length || one >= WORDS.length),
      ...sentence,
    ]),
  ].sort((left, right) => left - right);

/** The places of signs, and of each two of them. */
export const placesOf = (marks: readonly number[]): number[] => [
  ...marks,
  ...marks.flatMap((one, at) => marks.slice(at + 1).map((other) => COUNT + one * COUNT + other)),
];

export const signsOf = (sentence: string, language: string): number[] =>
  placesOf(marksIn(sentence, language));
