import { isRow, MARK, sentencesIn } from "./statements.ts";

/** What a title, a question or a label asks for, and the sentences that answer it. */
export interface Answer {
  title: string;
  said: readonly string[];
  /** The other heads and first cells of the table that it stands in. */
  table?: string;
}

const LONGEST_TITLE = 80;
const LONGEST_LABEL = 60;
const ENDS = /[.!;,。！；，、؛।]["”»」』)）]?$/u;
const NUMBER = /^(?:§\s?)?\d{1,2}(?:\.\d{1,2})*[.)、．]?\s+/u;
/** A label and what it says: `Invoices: ten years`. */
const SAYS = /\p{L}[:：]\s?\S/u;

/** Before a question, and before its answer, where a text names them so. */
const ASKED_AND_ANSWERED =
  /^(?:question|answer|q|a|frage|antwort|f|réponse|r|pregunta|respuesta|p|domanda|risposta|d|pergunta|resposta|vraag|antwoord|v|pytanie|odpowiedź|fråga|svar|s|spørgsmål|spørsmål|kysymys|vastaus|otázka|odpověď|odpoveď|kérdés|válasz|întrebare|răspuns|ερώτηση|απάντηση|soru|cevap|вопрос|ответ|питання|відповідь|въпрос|отговор|pitanje|odgovor|问|答|質問|回答|질문|답변?)\s?[:：]\s*/iu;

const bare = (line: string): string =>
  line.replace(MARK, "").replace(NUMBER, "").replace(ASKED_AND_ANSWERED, "").trim();

/** Short, and no sentence: the title of what follows, marked and numbered or not. */
const titles = (line: string): boolean =>
  line.length <= LONGEST_TITLE && !ENDS.test(line) && !isRow(line) && !line.includes("@") && !SAYS.test(line);

/** A label that its answer stands beside: `How long. Orders for a year.` */
function besideIn(line: string): Answer[] {
  const colon = /^([^:：.。]{2,60})(?::\s|：)(.+)$/u.exec(line);
  if (colon) return [{ title: colon[1] ?? "", said: sentencesIn(colon[2] ?? "") }];
  const sentences = sentencesIn(line);
  return sentences.flatMap((title, at) =>
    title.length <= LONGEST_LABEL && (at === 0 || /[?？؟]$/u.test(title)) && at + 1 < sentences.length
      ? [{ title, said: sentences.slice(at + 1) }]
      : [],
  );
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s*\|/u, "")
    .split(/[|\t]/u)
    .map((cell) => cell.trim());

/** Each column of a table below its head, and each row beside its first cell. */
function inTable(rows: readonly string[]): Answer[] {
  const [head = [], ...below] = rows.map(cellsOf);
  const table = [...head, ...below.map((cells) => cells[0])].join(" ");
  const columns = head.map((title, at) => ({ title, said: below.map((cells) => cells[at] ?? ""), table }));
  const beside = rows.map(cellsOf).map(([title = "", ...said]) => ({ title, said }));
  return [...columns, ...beside].filter(({ title, said }) => title !== "" && said.some((one) => one !== ""));
}

/** What a text asks in its titles, questions, labels and heads of tables, each with its answer. */
export function answersOf(text: string): Answer[] {
  const lines = text
    .split("\n")
    // French parts a question from its mark.
    .map((line) => line.trim().replace(/\s(?=[?!:](?:\s|$))/gu, ""))
    .filter((line) => line !== "");
  const below = lines.flatMap((line, at): Answer[] => {
    const title = bare(line);
    if (!titles(title)) return [];
    const end = lines.findIndex(
      (other, index) => index > at + 1 && titles(bare(other)) && !isItem(lines, index),
    );
    const body = lines.slice(at + 1, end < 0 ? undefined : end);
    return body.length > 0 ? [{ title, said: body.flatMap((one) => sentencesIn(bare(one))) }] : [];
  });
  const beside = lines.flatMap((line) => (isRow(line) ? [] : besideIn(bare(line))));
  return [...below, ...beside, ...tablesIn(lines).flatMap(inTable)];
}

/** Is a short line one of a list: does it have the mark of the one before or after it? */
function isItem(lines: readonly string[], at: number): boolean {
  const mark = (index: number) => MARK.exec(lines[index] ?? "")?.[0].trim();
  const own = mark(at);
  return own !== undefined && !/\d/u.test(own) && (mark(at - 1) === own || mark(at + 1) === own);
}

/** Runs of rows. */
function tablesIn(lines: readonly string[]): string[][] {
  const tables: string[][] = [];
  for (const [at, line] of lines.entries()) {
    if (!isRow(line)) continue;
    if (at > 0 && isRow(lines[at - 1] ?? "")) tables.at(-1)?.push(line);
    else tables.push([line]);
  }
  return tables.filter((rows) => rows.length > 1);
}
