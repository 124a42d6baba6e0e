import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const NOTE_MAX = 1000;
const TITLE_MAX = 120;
const SENTENCE_MAX = 300;

// In both languages, or in neither: then what is configured stands.
const missing = "scan.text_missing" satisfies ScreenCode;
const worded = (max: number, long: ScreenCode) => {
  const words = z.string().check(z.trim(), z.maxLength(max, long));
  return z.object({ en: words, cn: words }).check(
    z.refine(({ en, cn }) => en !== "" || cn === "", { path: ["en"], error: missing }),
    z.refine(({ en, cn }) => cn !== "" || en === "", { path: ["cn"], error: missing }),
  );
};

/** What an expert says over a card. Messages are codes of the error catalogue. */
export const wordForm = z.object({
  title: worded(TITLE_MAX, "scan.title_long"),
  sub_title: worded(SENTENCE_MAX, "scan.sentence_long"),
  hidden: z.boolean(),
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "scan.note_required" satisfies ScreenCode),
      z.maxLength(NOTE_MAX, "scan.note_long" satisfies ScreenCode),
    ),
});
export type WordForm = z.infer<typeof wordForm>;
