import type { cardOptions, previewCard, ReplyOf } from "@candor/api/contract";
import { ANALYSIS_CARDS, type AnalysisCard, type EvidenceTable } from "@candor/api/entities";
import { cardEdits, shownTables } from "../../applications/card-edits.ts";
import {
  type CardBook,
  type CardShape,
  cardBook,
  chartsOn,
  defaultCard,
  shapeOf,
} from "../../applications/cards.ts";
import type { Analyses } from "../../applications/facts.ts";
import { cardBody, cardHead } from "../../applications/shown.ts";
import type { scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { layoutsInUse } from "../../results/layouts.ts";
import type { Services } from "../../services.ts";
import { type CardDraft, cardImpact, concerned, withDraft } from "./card-impact.ts";
import { lookedAt } from "./table-impact.ts";

type Views = Record<AnalysisCard, EvidenceTable[]>;

/** The card that an entry is looked at with, as it would be; null: a chart names none. */
function shown(
  book: CardBook,
  typed: CardDraft,
  views: Views,
  wanted: AnalysisCard | undefined,
): CardShape | null {
  const after = withDraft(book, typed);
  const [card] = concerned(after, typed).cards;
  if (typed.kind === "card_template") {
    const brings = ANALYSIS_CARDS.find((one) =>
      views[one].some(({ id }) => id === typed.data.evidence_table),
    );
    const source = wanted ?? card?.data.source ?? brings ?? "data_sharing";
    const shape = shapeOf({ key: typed.key, data: bare(source) }, typed.data, []);
    return { ...shape, title: null, sub_title: null };
  }
  if (!card) return null;
  const template = after.templates.find(({ key }) => key === card.data.card_template)?.data;
  // A chart is looked at also while it is switched off, and alone.
  const charts = typed.kind === "card_chart" ? [typed.data] : chartsOn(after, card.key);
  return template ? shapeOf(card, template, charts) : { ...defaultCard(card.data.source), charts };
}

/** A card of a source, with nothing that staff say of it. */
const bare = (source: AnalysisCard) => ({
  source,
  title: { en: "", cn: "" },
  sub_title: { en: "", cn: "" },
  card_template: "",
  asset_types: [],
  position: 0,
});

/** The views of a scan with what experts said of them. */
async function viewsOf(db: Db, known: Analyses, row: typeof scan.$inferSelect): Promise<Views | null> {
  const analysis = row.facts ? await known.of(row.facts, row.territories) : null;
  if (!analysis) return null;
  const edits = await cardEdits(db, row.id);
  const views = ANALYSIS_CARDS.map((card) => [card, shownTables(analysis.cards[card], edits.get(card))]);
  return Object.fromEntries(views);
}

/** An entry as its customers would see it on one scan, who uses it, and what publishing it would break. */
export async function previewOf(
  { db }: Pick<Services, "db">,
  known: Analyses,
  typed: CardDraft,
  { report_id, source }: { report_id?: string | undefined; source?: AnalysisCard | undefined },
): Promise<ReplyOf<typeof previewCard>> {
  const book = await cardBook(db);
  const rows = await lookedAt(db);
  const impact = await cardImpact(db, known, book, typed);
  const scans = rows.map(({ scan: { id, object_name }, number }) => ({ report_id: id, number, object_name }));
  const layouts = await layoutsInUse(db);
  const row = (rows.find((one) => one.scan.id === report_id) ?? rows[0])?.scan;
  const views = row ? await viewsOf(db, known, row) : null;
  const shape = views && shown(book, typed, views, source);
  if (!row || !shape) return { scans, report_id: row?.id ?? null, head: null, card: null, ...impact };
  const seen = views[shape.source];
  const at = row.finished_at ?? new Date();
  return {
    ...{ scans, report_id: row.id, ...impact },
    head: cardHead(shape, seen, layouts),
    card: await cardBody(db, shape, { id: row.id, at }, seen, layouts),
  };
}

/** What a card and a chart may name. */
export async function optionsOf(db: Db): Promise<ReplyOf<typeof cardOptions>> {
  const { cards, templates } = await cardBook(db);
  return {
    templates: templates.map(({ key, enable, data: { title } }) => ({ key, enable, title })),
    cards: cards.map(({ key, enable, data: { title } }) => ({ key, enable, title })),
  };
}
