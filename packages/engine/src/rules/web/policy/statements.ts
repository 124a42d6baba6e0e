/** What a policy says in one place, with the words that stand over it: they say of whom and of what it speaks. */
export interface Statement {
  text: string;
  /** The heading it stands under; empty where there is none. */
  heading: string;
  /** The words before a colon that begin its list; empty outside of one. */
  leadIn: string;
}

const LONGEST_HEADING = 90;
const ENDS = /[.!;,。！；，、؛।]["”»」』)）]?$/u;
export const MARK =
  /^(?:[-•*–·・●○■◆▪‣]|\(?[a-z\d]{1,2}[)）]|[(（][a-z\d一二三四五六七八九十]{1,2}[)）]|[①-⑳])\s?/iu;
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2})?[.、．]|§|第|[一二三四五六七八九十]{1,3}、|제\d)/u;
/** A label and what it says: `Provider: Google`, and no case ending: `EU:n`. */
const LABELLED = /\p{L}(?:[:：]\s\S|:[^\s\p{Ll}]|：\S)/u;

const opensList = (line: string): boolean => /[:：]$/u.test(line);
/** A row of a table, with its cells between bars or tabulators. */
export const isRow = (line: string): boolean => /[|\t]/.test(line);

/** Is it a question? */
export const isAsked = (text: string): boolean => /[?？؟]$/u.test(text);

/** Is a line the title of what follows: short, and no sentence, item, row or address? */
export const isTitle = (line: string): boolean =>
  line.length < LONGEST_HEADING &&
  !ENDS.test(line) &&
  !opensList(line) &&
  !isRow(line) &&
  !line.includes("@") &&
  !LABELLED.test(line) &&
  !MARK.test(line);

/** Sentences of a line: a point after a number, a single letter or a short form ends none, as in 1. 3. 2026, s. r. o. and Dr. */
export const sentencesIn = (line: string): string[] =>
  line
    .split(
      /(?<=\S[^\d\s][.!?؟])(?<!(?<!\p{L})(?:Dr|Prof|Nr|nr|St|Str|str|Tel|tel|Tlf|tlf|Mr|Mrs|Ms|Mme|Sra?|ul|puh|тел|вул|ул|τηλ)\.)\s|(?<=[。！？；।;])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 1);

/**
 * The statements of a text, each with its heading and the beginning of its list. Titles are no statements: they say
 * of what the text below them speaks, and not what it says of that.
 */
export function statementsOf(text: string): Statement[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const statements: Statement[] = [];
  let [heading, leadIn] = ["", ""];
  /** Do the items of the list at hand have marks? Null before its first one. */
  let marked: boolean | null = null;
  for (const [at, line] of lines.entries()) {
    const item = MARK.test(line) || isRow(line);
    if (leadIn !== "" && marked === null) marked = item;
    const listed = leadIn !== "" && (item || (marked === false && line.length < LONGEST_HEADING));
    const ends = !listed || (NUMBERED.test(line) && !opensList(line));
    if (ends) [leadIn, marked] = ["", null];
    const below = lines[at + 1];
    // A short line that has nothing below it but another one says what it has to say.
    const titles = isTitle(line) && below !== undefined && !isTitle(below);
    if (ends && titles) heading = line;
    else statements.push(...sentencesIn(line).map((one) => ({ text: one, heading, leadIn })));
    if (opensList(line)) [leadIn, marked] = [line, null];
  }
  return statements;
}
