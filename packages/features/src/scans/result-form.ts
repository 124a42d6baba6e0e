import { type editResult, RESULT_TEXT_MAX, type RequestOf } from "@candor/api/contract";
import { LEVELS, OUTCOMES, type ResultTexts, type ScanResult } from "@candor/api/entities";
import * as z from "zod/mini";
import { type Draft, isChanged, rowsOf } from "../evidence-rows/index.ts";
import { noteField, textInBothLanguages } from "../forms/review-fields.ts";
import { engineTexts, type ResultText } from "./result-texts.ts";

const text = textInBothLanguages(RESULT_TEXT_MAX, "scan.text_long");

/** What an expert may say over the engine's result. Messages are codes of the error catalogue. */
export const resultForm = z.object({
  outcome: z.enum(OUTCOMES),
  level: z.enum(LEVELS),
  hidden: z.boolean(),
  texts: z.object({ summary: text, what_is_wrong: text, how_to_fix: text }),
  note: noteField,
});
export type ResultForm = z.infer<typeof resultForm>;

/** The form as it opens: the word that stands now, and the note that explains it. */
export function toForm(result: ScanResult): ResultForm {
  const { outcome, level, hidden, note, texts } = result;
  const engine = engineTexts(result);
  const stands = (name: ResultText) => texts?.[name] ?? engine[name];
  return {
    ...{ outcome, level, hidden, note: note ?? "" },
    texts: {
      summary: stands("summary"),
      what_is_wrong: stands("what_is_wrong"),
      how_to_fix: stands("how_to_fix"),
    },
  };
}

/** The texts that an expert changed; null where all of them are the engine's. */
export function toTexts(
  result: Pick<ScanResult, ResultText>,
  texts: ResultForm["texts"],
): ResultTexts | null {
  const engine = engineTexts(result);
  const changed = (name: ResultText) => {
    const { en, cn } = texts[name];
    const same = en === engine[name].en.trim() && cn === engine[name].cn.trim();
    return same || en === "" ? null : { en, cn };
  };
  const all = {
    summary: changed("summary"),
    what_is_wrong: changed("what_is_wrong"),
    how_to_fix: changed("how_to_fix"),
  };
  return Object.values(all).some((text) => text !== null) ? all : null;
}

/** With the word that the editor saw, so that another's that was laid since is not overwritten. */
export function toPayload(
  result: Pick<ScanResult, "id" | "edited_at" | ResultText>,
  { texts, ...form }: ResultForm,
  rows: Draft,
): RequestOf<typeof editResult> {
  const tables = Object.entries(rows).flatMap(([id, lines]) =>
    lines.some(isChanged) ? [{ id, rows: rowsOf(lines) }] : [],
  );
  return {
    ...{ result_id: result.id, seen: result.edited_at, ...form },
    ...{ texts: toTexts(result, texts), tables },
  };
}
