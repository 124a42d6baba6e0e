import { Buffer } from "node:buffer";
import type { importScan, ParsedRequestOf, previewImport, ReplyOf } from "@candor/api/contract";
import { COMPARE_CATEGORIES, type CompareCategory } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { analysisOf } from "../applications/facts.ts";
import { settleAssessment } from "../assessments/settle.ts";
import { audit } from "../audit.ts";
import { and, eq, isNotNull } from "../database/drizzle.ts";
import { assessment, company, object, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { FactsInvalidError, takeFacts } from "../facts/incoming.ts";
import { HttpError } from "../http/http-error.ts";
import { categoryOf } from "../results/change.ts";
import { withheldChecks } from "../results/described.ts";
import { fromFinding, NO_OVERLAY } from "../results/results.ts";
import { keepTexts } from "../results/stored-texts.ts";
import { textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import { type Knowledge, staffKnowledge } from "./knowledge.ts";
import { type By, begin } from "./staff-create.ts";
import { evaluate, storeResults } from "./store.ts";

type Brought = ParsedRequestOf<typeof importScan>;
type Judged = Parameters<typeof evaluate>[1];

/** Whatever is wrong with what is imported is refused here, and never met later by whoever reads it. */
function imported<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    const at = error instanceof FactsInvalidError && error.at !== "" ? error.at : "content";
    throw new HttpError("mis.import_invalid", { [at]: "format" });
  }
}

const taken = (content: string) => imported(() => takeFacts(JSON.parse(content)));

/** Everything that will ever be read from facts is read once here. */
function judged(facts: WebsiteFacts, of: Judged, { env }: Services, knowledge: Knowledge) {
  return imported(() => {
    analysisOf(facts, of.territories, env.demo);
    return evaluate(facts, of, env.demo, knowledge);
  });
}

/** Makes an assessment of facts that were brought back elsewhere. */
export async function importScanFor(services: Services, by: By, given: Brought) {
  const { db, blobs } = services;
  const { facts } = taken(given.content);
  const knowledge = await staffKnowledge(db);
  return db.transaction(async (tx) => {
    const { row, scans } = await begin(tx, by, given.company_id, [given.object_id]);
    const now = new Date();
    const findings = scans.map((one) => judged(facts, one, services, knowledge));
    const stored = await blobs.put(Buffer.from(JSON.stringify(facts)), "application/json", tx);
    const files = await keepTexts(services, facts, tx);
    for (const [index, one] of scans.entries()) {
      const done = {
        facts: stored,
        files,
        step: "done" as const,
        progress: 100,
        finished_at: now,
        attempt: 1,
      };
      const [mine] = await tx.update(scan).set(done).where(eq(scan.id, one.id)).returning();
      if (mine) await storeResults(tx, mine, findings[index] ?? [], { keepEdits: false });
    }
    await tx.update(assessment).set({ started_at: now }).where(eq(assessment.id, row.id));
    await settleAssessment(tx, row.id);
    const { staff } = by;
    const detail = { object: given.object_id, facts: stored };
    await audit(tx, { staff }, { action: "scan.import", target: row.id, detail });
    return { id: row.id, number: row.number };
  });
}

async function website(db: Db, { company_id, object_id }: Brought) {
  const [owner] = await db.select({ id: company.id }).from(company).where(eq(company.id, company_id));
  if (!owner) throw new HttpError("member.company_not_found");
  const own = and(eq(object.id, object_id), eq(object.company_id, company_id));
  const [row] = await db.select().from(object).where(own);
  if (!row) throw new HttpError("object.not_found");
  if (row.asset_type !== "website") throw new HttpError("assessment.type_unavailable");
  return row;
}

const isOfSite = (url: string | null, { target }: WebsiteFacts): boolean => {
  const host = url && URL.canParse(url) ? new URL(url).hostname : "";
  return host === target.host || host === target.site || host.endsWith(`.${target.site}`);
};

/** What an import would change against what the customer sees now. */
export async function previewImportOf(
  services: Services,
  given: Brought,
): Promise<ReplyOf<typeof previewImport>> {
  const { db } = services;
  const row = await website(db, given);
  const { facts, replaced } = taken(given.content);
  const withheld = await withheldChecks(db);
  const findings = judged(facts, row, services, await staffKnowledge(db));
  const shown = and(eq(result.object_id, row.id), result.current, isNotNull(result.status_rank));
  const before = new Map((await db.select().from(result).where(shown)).map((one) => [one.check_id, one]));
  const counts = Object.fromEntries(COMPARE_CATEGORIES.map((one) => [one, 0])) as Record<
    CompareCategory,
    number
  >;
  const list = findings.flatMap((finding) => {
    const title = textOf(finding.checkId)?.title.plain;
    if (!title || withheld.has(finding.checkId)) return [];
    const old = before.get(finding.checkId);
    const { outcome, status, status_rank } = fromFinding(finding, NO_OVERLAY);
    const after = status_rank === null ? null : status;
    const change = categoryOf(old?.outcome, after === null ? undefined : outcome);
    counts[change] += 1;
    const was = old?.status ?? null;
    return was === after ? [] : [{ check_id: finding.checkId, title, change, before: was, after }];
  });
  return {
    url: facts.target.url,
    seen_at: facts.startedAt,
    visits: Object.keys(facts.passes).length,
    same_site: isOfSite(row.url, facts),
    replaced,
    counts,
    list,
  };
}
