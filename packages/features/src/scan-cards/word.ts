import type { editScanCard, RequestOf } from "@candor/api/contract";
import type { Bilingual } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { type Draft, isChanged, linesOf, rowsOf } from "../evidence-rows/index.ts";
import type { ScanCard } from "./queries.ts";

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

/** Words of a card that an expert may put in place of the configured ones. */
export const CARD_WORDS = ["title", "sub_title"] as const;

const NOTHING: Bilingual = { en: "", cn: "" };

/** The form as it opens: the word that stands now. */
export const toForm = ({ edit }: Pick<ScanCard, "edit">): WordForm => ({
  title: edit?.title ?? NOTHING,
  sub_title: edit?.sub_title ?? NOTHING,
  hidden: edit?.hidden ?? false,
  note: edit?.note ?? "",
});

/** The engine's rows of a card beside those that stand. */
export const draftOf = ({ engine, tables }: Pick<ScanCard, "engine" | "tables">): Draft =>
  Object.fromEntries(
    engine.map((table) => [table.id, linesOf(table, tables.find(({ id }) => id === table.id) ?? table)]),
  );

/** Tables whose rows are not the engine's. */
export const changedTables = (draft: Draft) =>
  Object.entries(draft).flatMap(([id, lines]) =>
    lines.some(isChanged) ? [{ id, rows: rowsOf(lines) }] : [],
  );

const orNone = (text: Bilingual): Bilingual | null => (text.en === "" ? null : text);

export const toPayload = (
  { report_id, card_key, edit }: Pick<ScanCard, "report_id" | "card_key" | "edit">,
  { title, sub_title, ...form }: WordForm,
  draft: Draft,
): RequestOf<typeof editScanCard> => ({
  ...{ report_id, card_key, seen: edit?.at ?? null, ...form, tables: changedTables(draft) },
  ...{ title: orNone(title), sub_title: orNone(sub_title) },
});

/** What an expert says over a card, without what names the card and the word that was seen. */
export type Word = Omit<RequestOf<typeof editScanCard>, "report_id" | "card_key" | "seen">;

/** The word that stands over a card. */
export const wordThatStands = (card: ScanCard): Word => ({
  ...{
    hidden: card.edit?.hidden ?? false,
    note: card.edit?.note ?? "",
    tables: changedTables(draftOf(card)),
  },
  ...{ title: card.edit?.title ?? null, sub_title: card.edit?.sub_title ?? null },
});

/** The words over a card: an expert's, else the configured ones; null: the product's own. */
export const wordsOver = ({ configured, edit }: Pick<ScanCard, "configured" | "edit">) => ({
  title: edit?.title ?? configured.title,
  sub_title: edit?.sub_title ?? configured.sub_title,
});
