import type { editScanCard, RequestOf } from "@candor/api/contract";
import type { Bilingual } from "@candor/api/entities";
import { type Draft, isChanged, linesOf, rowsOf } from "../evidence-rows/index.ts";
import type { ScanCard } from "./queries.ts";
import type { WordForm } from "./word-form.ts";

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
