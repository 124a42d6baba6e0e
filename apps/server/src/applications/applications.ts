import type {
  applicationCard,
  getApplication,
  listApplications,
  ReplyOf,
  scanHistory,
} from "@candor/api/contract";
import type { AnalysisCard } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { eq } from "../database/drizzle.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { ObjectRow } from "../objects/objects.ts";
import { ownObject } from "../objects/store.ts";
import { layoutsInUse } from "../results/layouts.ts";
import { type PublishedScan, publishedScans } from "../results/published-scans.ts";
import { readableState } from "../results/readable-state.ts";
import type { Services } from "../services.ts";
import { type CardEdit, cardEdits, cardEditsOf, shownSummary, shownTables, withTexts } from "./card-edits.ts";
import { type CardShape, cardNamed, cardsOf } from "./cards.ts";
import type { Analyses, Analysis } from "./facts.ts";
import { cardBody, cardHead } from "./shown.ts";
import { toVersion } from "./versions.ts";

type Application = ReplyOf<typeof getApplication>["application"];

type Headline = Pick<Application, "third_parties" | "outside">;
const UNKNOWN: Headline = { third_parties: null, outside: null };

const toApplication = (row: PublishedScan, of: ObjectRow, headline: Headline): Application => ({
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
  third_parties: headline.third_parties,
  outside: headline.outside,
});

/** Applications with a published assessment, last published first. A preview finds those in review, too: the list has no assessment to name. */
export async function applicationsOf(
  { db }: Services,
  known: Analyses,
  customer: Customer,
): Promise<ReplyOf<typeof listApplications>> {
  const objects = await db.select().from(object).where(eq(object.company_id, customer.companyId));
  const byId = new Map(objects.map((row) => [row.id, row]));
  const latest = new Map<string, PublishedScan>();
  for (const row of await publishedScans(db, customer, undefined, readableState(customer)))
    if (!latest.has(row.object_id)) latest.set(row.object_id, row);
  const editsOf = await cardEditsOf(
    db,
    [...latest.values()].map(({ id }) => id),
  );
  const list: Application[] = [];
  // One after another: facts are large, and only few of them are held at a time.
  for (const row of latest.values()) {
    const of = byId.get(row.object_id);
    if (of) list.push(toApplication(row, of, await headlineOf(known, row, editsOf(row.id))));
  }
  return { list };
}

/** What an application's facts count to, as its customers see them. */
async function headlineOf(
  known: Analyses,
  { facts, territories }: PublishedScan,
  edits: ReadonlyMap<AnalysisCard, CardEdit>,
): Promise<Headline> {
  if (!facts) return UNKNOWN;
  if (edits.size === 0) {
    const summary = await known.summaryOf(facts, territories);
    return summary ? { third_parties: summary.vendors, outside: summary.outside } : UNKNOWN;
  }
  const analysis = await known.of(facts, territories);
  return analysis ? shownSummary(analysis.summary, analysis.cards, edits) : UNKNOWN;
}

interface Wanted {
  object_id?: string | undefined;
  scan_id?: string | undefined;
}

/** The scan that is asked for, with what can be seen in it. */
async function analysed(services: Services, known: Analyses, customer: Customer, wanted: Wanted) {
  if (!wanted.object_id && !wanted.scan_id) throw new HttpError("check.analysis_not_found");
  const rows = (
    await publishedScans(services.db, customer, wanted.object_id, readableState(customer))
  ).filter(({ id, inReview }) => !inReview || id === wanted.scan_id);
  const row = wanted.scan_id ? rows.find(({ id }) => id === wanted.scan_id) : rows[0];
  const analysis: Analysis | null = row?.facts ? await known.of(row.facts, row.territories) : null;
  if (!row || !analysis) throw new HttpError("check.analysis_not_found");
  const edits = await cardEdits(services.db, row.id);
  const shown = (card: AnalysisCard) => {
    const edit = edits.get(card);
    return edit?.hidden ? null : shownTables(analysis.cards[card], edit);
  };
  // What is in review is not the last one yet: what leads on from it names it.
  const last = !row.inReview && rows.find((one) => one.object_id === row.object_id)?.id === row.id;
  const worded = (card: CardShape) => withTexts(card, edits.get(card.source));
  const headline = shownSummary(analysis.summary, analysis.cards, edits);
  return { row, last, analysis, headline, shown, worded };
}

export async function applicationDetail(
  services: Services,
  known: Analyses,
  customer: Customer,
  wanted: Wanted,
): Promise<ReplyOf<typeof getApplication>> {
  const { row, last, analysis, headline, shown, worded } = await analysed(services, known, customer, wanted);
  const of = await ownObject(services.db, customer, row.object_id);
  const layouts = await layoutsInUse(services.db);
  const cards = (await cardsOf(services.db, row.asset_type)).flatMap((card) => {
    const seen = shown(card.source);
    return seen ? [cardHead(worded(card), seen, layouts)] : [];
  });
  return {
    application: toApplication(row, of, headline),
    territories: row.territories,
    number: row.number,
    last,
    website: row.asset_type === "website" ? analysis.seen : null,
    policy_url: analysis.policyUrl,
    incomplete: analysis.incomplete,
    cards,
  };
}

export async function cardOf(
  services: Services,
  known: Analyses,
  customer: Customer,
  wanted: Wanted & { card_key: string },
): Promise<ReplyOf<typeof applicationCard>> {
  const { row, shown, worded } = await analysed(services, known, customer, wanted);
  const card = cardNamed(await cardsOf(services.db, row.asset_type), wanted.card_key);
  const tables = card && shown(card.source);
  if (!tables) throw new HttpError("check.analysis_not_found");
  const at = row.finished_at ?? row.publishedAt;
  return cardBody(services.db, worded(card), { id: row.id, at }, tables, await layoutsInUse(services.db));
}

export async function historyOfObject(
  db: Db,
  customer: Customer,
  objectId: string,
): Promise<ReplyOf<typeof scanHistory>> {
  await ownObject(db, customer, objectId);
  const rows = await publishedScans(db, customer, objectId, readableState(customer));
  return { list: rows.map((row) => ({ ...toVersion(row), counts: row.counts, score: row.score })) };
}
