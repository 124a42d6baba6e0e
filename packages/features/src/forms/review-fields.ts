import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

/** Length of the note with which an expert says why a result or a card says something else. */
export const NOTE_MAX = 1000;

const message = (code: ScreenCode) => code;
const missing = message("scan.text_missing");

/** A text in both languages, or in neither: then what stands without it stays. */
export const textInBothLanguages = (max: number, long: ScreenCode) => {
  const text = z.string().check(z.trim(), z.maxLength(max, long));
  return z.object({ en: text, cn: text }).check(
    z.refine(({ en, cn }) => en !== "" || cn === "", { path: ["en"], error: missing }),
    z.refine(({ en, cn }) => cn !== "" || en === "", { path: ["cn"], error: missing }),
  );
};

/** Why an expert says so; readers of the console see it. */
export const noteField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, message("scan.note_required")),
    z.maxLength(NOTE_MAX, message("scan.note_long")),
  );
