import type {
  applicationCard,
  getApplication,
  listApplications,
  ReplyOf,
  scanHistory,
} from "@candor/api/contract";
import { ANALYSIS_CARDS, type AnalysisCard } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import type { ObjectRow } from "../objects/objects.ts";
import { ownObject } from "../objects/store.ts";
import type { Services } from "../services.ts";
import { cardEdits, totalOf, withEdit } from "./card-edits.ts";
import type { Analyses, Analysis } from "./facts.ts";
import { type PublishedScan, publishedScans, toVersion } from "./versions.ts";

type Application = ReplyOf<typeof getApplication>["application"];

const toApplication = (row: PublishedScan, of: ObjectRow): Application => ({
  id: of.id,
  title: of.name,
  asset_type: of.asset_type,
  url: of.url,
  // Only entities have a picture of their own, and they are not applications.
  icon: null,
  time: row.publishedAt.toISOString(),
  scan_id: row.id,
  assessment_id: row.assessment_id,
  object_version_name: row.object_version,
  counts: row.counts,
  score: row.score,
});

/** Applications with a published assessment, last published first. */
export async function applicationsOf(db: Db, customer: Customer): Promise<ReplyOf<typeof listApplications>> {
  const objects = await db.select().from(object).where(eq(object.company_id, customer.companyId));
  const byId = new Map(objects.map((row) => [row.id, row]));
  const latest = new Map<string, PublishedScan>();
  for (const row of await publishedScans(db, customer))
    if (!latest.has(row.object_id)) latest.set(row.object_id, row);
  const list = [...latest.values()].flatMap((row) => {
    const of = byId.get(row.object_id);
    return of ? [toApplication(row, of)] : [];
  });
  return { list };
}

interface Wanted {
  object_id: string;
  scan_id?: string | undefined;
}

/** The scan that is asked for, with what can be seen in it. */
async function analysed(services: Services, known: Analyses, customer: Customer, wanted: Wanted) {
  const rows = await publishedScans(services.db, customer, wanted.object_id);
  const row = wanted.scan_id ? rows.find(({ id }) => id === wanted.scan_id) : rows[0];
  const analysis: Analysis | null = row?.facts ? await known.of(row.facts, row.territories) : null;
  if (!row || !analysis) throw new Refusal("check.analysis_not_found");
  const edits = await cardEdits(services.db, row.id);
  const shown = (card: AnalysisCard) => {
    const edit = edits.get(card);
    return edit?.hidden ? null : withEdit(analysis.cards[card], edit);
  };
  return { row, shown };
}

export async function applicationDetail(
  services: Services,
  known: Analyses,
  customer: Customer,
  wanted: Wanted,
): Promise<ReplyOf<typeof getApplication>> {
  const { row, shown } = await analysed(services, known, customer, wanted);
  const of = await ownObject(services.db, customer, row.object_id);
  const cards = ANALYSIS_CARDS.flatMap((card_key) => {
    const tables = shown(card_key);
    return tables ? [{ card_key, total: totalOf(tables) }] : [];
  });
  return { application: toApplication(row, of), cards };
}

export async function cardOf(
  services: Services,
  known: Analyses,
  customer: Customer,
  wanted: Wanted & { card_key: AnalysisCard },
): Promise<ReplyOf<typeof applicationCard>> {
  const { row, shown } = await analysed(services, known, customer, wanted);
  const tables = shown(wanted.card_key);
  if (!tables) throw new Refusal("check.analysis_not_found");
  return {
    card_key: wanted.card_key,
    scan_id: row.id,
    assessed_at: (row.finished_at ?? row.publishedAt).toISOString(),
    tables,
  };
}

export async function historyOfObject(
  db: Db,
  customer: Customer,
  objectId: string,
): Promise<ReplyOf<typeof scanHistory>> {
  await ownObject(db, customer, objectId);
  const rows = await publishedScans(db, customer, objectId);
  return { list: rows.map((row) => ({ ...toVersion(row), counts: row.counts, score: row.score })) };
}
