import type { editResult, RequestOf } from "@candor/api/contract";
import { LEVELS, OUTCOMES, type Outcome, type ScanResult } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

export const NOTE_MAX = 1000;

/** What an expert may say over the engine's result. Messages are codes of the error catalogue. */
export const resultForm = z.object({
  outcome: z.enum(OUTCOMES),
  level: z.enum(LEVELS),
  hidden: z.boolean(),
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "scan.note_required" satisfies ScreenCode),
      z.maxLength(NOTE_MAX, "scan.note_long" satisfies ScreenCode),
    ),
});
export type ResultForm = z.infer<typeof resultForm>;

/** The form as it opens: the word that stands now, and the note that explains it. */
export function toForm({ outcome, level, hidden, note }: ScanResult): ResultForm {
  return { outcome, level, hidden, note: note ?? "" };
}

/** With the word that the editor saw, so that another's that was laid since is not overwritten. */
export function toPayload(
  { id, edited_at }: Pick<ScanResult, "id" | "edited_at">,
  form: ResultForm,
): RequestOf<typeof editResult> {
  return { result_id: id, seen: edited_at, ...form };
}

/** Only a failure has a level to choose. */
export const hasLevel = (outcome: Outcome): boolean => outcome === "failed";
