import * as z from "zod/mini";
import { noteField, textInBothLanguages } from "../forms/review-fields.ts";

const TITLE_MAX = 120;
const SENTENCE_MAX = 300;

/** What an expert says over a card. Messages are codes of the error catalogue. */
export const wordForm = z.object({
  title: textInBothLanguages(TITLE_MAX, "scan.title_long"),
  sub_title: textInBothLanguages(SENTENCE_MAX, "scan.sentence_long"),
  hidden: z.boolean(),
  note: noteField,
});
export type WordForm = z.infer<typeof wordForm>;
