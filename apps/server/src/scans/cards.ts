import type {
  editScanCard,
  getScanCard,
  listScanCards,
  ParsedRequestOf,
  ReplyOf,
  restoreScanCard,
} from "@candor/api/contract";
import { ANALYSIS_CARDS, type AnalysisCard, type AssetType } from "@candor/api/entities";
import { type CardEdit, cardEdits, countOf, withEdit } from "../applications/card-edits.ts";
import { cardsOf } from "../applications/cards.ts";
import type { Analyses } from "../applications/facts.ts";
import { vendorStatuses } from "../applications/vendor-statuses.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, eq } from "../database/drizzle.ts";
import { assessment, scan, scanCard, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { rowsOf } from "../results/expert-word.ts";
import { layoutsInUse, withLayouts } from "../results/layouts.ts";
import type { Services } from "../services.ts";
import { reviewed, touched } from "./edit.ts";

interface By {
  staff: StaffMember;
}

interface Wanted {
  report_id: string;
  card_key: AnalysisCard;
}

/** A scan whose facts are there, with its views as the engine saw them. */
async function analysedScan({ db }: Services, known: Analyses, id: string) {
  const [row] = await db
    .select({ scan, number: assessment.number })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(eq(scan.id, id));
  const analysis = row?.scan.facts ? await known.of(row.scan.facts, row.scan.territories) : null;
  if (!row || !analysis) throw new HttpError("scan.result_not_found");
  return { ...row, cards: analysis.cards };
}

async function toEdit(db: Db, edit: CardEdit | undefined) {
  if (!edit) return null;
  const [by] = await db.select({ name: staff.username }).from(staff).where(eq(staff.id, edit.edited_by));
  const { hidden, note, title, sub_title, edited_at: at } = edit;
  return { hidden, note, title, sub_title, by: by?.name ?? "", at: at.toISOString() };
}

/** What stands over a view where no expert says it otherwise: what staff configured of the first card that shows it. */
async function configuredTexts(db: Db, assetType: AssetType, source: AnalysisCard) {
  const card = (await cardsOf(db, assetType)).find((one) => one.source === source);
  return { title: card?.title ?? null, sub_title: card?.sub_title ?? null };
}

export async function cardsOfScan(
  services: Services,
  known: Analyses,
  id: string,
): Promise<ReplyOf<typeof listScanCards>> {
  const { cards } = await analysedScan(services, known, id);
  const edits = await cardEdits(services.db, id);
  const list = [];
  for (const card_key of ANALYSIS_CARDS) {
    const edit = edits.get(card_key);
    const total = countOf(card_key, withEdit(cards[card_key], edit));
    list.push({ card_key, total, edit: await toEdit(services.db, edit) });
  }
  return { list };
}

export async function cardOfScan(
  services: Services,
  known: Analyses,
  { report_id, card_key }: Wanted,
): Promise<ReplyOf<typeof getScanCard>> {
  const { scan: row, number, cards } = await analysedScan(services, known, report_id);
  const edit = (await cardEdits(services.db, report_id)).get(card_key);
  const layouts = await layoutsInUse(services.db);
  return {
    ...{ report_id, card_key, number, assessment_id: row.assessment_id, object_name: row.object_name },
    engine: withLayouts(cards[card_key], layouts),
    tables: withLayouts(withEdit(cards[card_key], edit), layouts),
    vendor_statuses: await vendorStatuses(services.db, report_id),
    configured: await configuredTexts(services.db, row.asset_type, card_key),
    edit: await toEdit(services.db, edit),
  };
}

/** Under the lock of the review: whoever edited before has let go of it only now. */
async function notOvertaken(db: Db, { report_id, card_key }: Wanted, seen: string | null | undefined) {
  const edit = (await cardEdits(db, report_id)).get(card_key);
  const at = edit?.edited_at.toISOString() ?? null;
  if (seen !== undefined && at !== seen) throw new HttpError("scan.edited_meanwhile");
}

/** Lays an expert's rows over a view, or hides it. */
export async function editCard(
  services: Services,
  known: Analyses,
  { tables, hidden, note, title, sub_title, seen, ...wanted }: ParsedRequestOf<typeof editScanCard>,
  { staff: by }: By,
) {
  const { report_id, card_key } = wanted;
  const { scan: row, cards } = await analysedScan(services, known, report_id);
  const rows = rowsOf(cards[card_key], tables);
  await services.db.transaction(async (tx) => {
    await reviewed(tx, row.assessment_id);
    await notOvertaken(tx, wanted, seen);
    const texts = { title, sub_title };
    const values = { rows, hidden, note, ...texts, edited_by: by.id, edited_at: new Date() };
    await tx
      .insert(scanCard)
      .values({ scan_id: report_id, card_key, ...values })
      .onConflictDoUpdate({ target: [scanCard.scan_id, scanCard.card_key], set: values });
    await tx.update(assessment).set(touched(by)).where(eq(assessment.id, row.assessment_id));
    const detail = { card: card_key, hidden, note, rows, ...texts };
    await audit(tx, { staff: by }, { action: "scan.edit_card", target: report_id, detail });
  });
  return cardOfScan(services, known, { report_id, card_key });
}

/** Takes an expert's word off a view. */
export async function restoreCard(
  services: Services,
  known: Analyses,
  { seen, ...wanted }: ParsedRequestOf<typeof restoreScanCard>,
  { staff: by }: By,
) {
  const { report_id, card_key } = wanted;
  const { scan: row } = await analysedScan(services, known, report_id);
  await services.db.transaction(async (tx) => {
    await reviewed(tx, row.assessment_id);
    await notOvertaken(tx, wanted, seen);
    const gone = await tx
      .delete(scanCard)
      .where(and(eq(scanCard.scan_id, report_id), eq(scanCard.card_key, card_key)))
      .returning();
    const detail = { card: card_key };
    if (gone.length === 0) return;
    await tx.update(assessment).set(touched(by)).where(eq(assessment.id, row.assessment_id));
    await audit(tx, { staff: by }, { action: "scan.restore_card", target: report_id, detail });
  });
  return cardOfScan(services, known, { report_id, card_key });
}
