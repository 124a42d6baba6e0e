import type { previewRegenerate, ReplyOf } from "@candor/api/contract";
import type { scan } from "../database/schema.ts";
import { readFacts } from "../facts/stored.ts";
import { withheldChecks } from "../results/described.ts";
import { effectiveResult, fromFinding, NO_OVERLAY } from "../results/results.ts";
import { textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import { staffKnowledge } from "./knowledge.ts";
import { RegenerationMark, scansInOrder, storedResults, unreadableResults } from "./regeneration-mark.ts";
import { requireAssessment } from "./reports.ts";
import { evaluate } from "./store.ts";

type Preview = ReplyOf<typeof previewRegenerate>;
type ScanRow = typeof scan.$inferSelect;

/** What the engine says of a check, as a customer would see it. */
const shown = ({ outcome, level }: Parameters<typeof effectiveResult>[0]) => {
  const { status, status_rank } = effectiveResult({ outcome, level }, NO_OVERLAY);
  return status_rank === null ? null : status;
};

/** What the rules of today would say of one object otherwise than what is stored; null where its facts cannot be read. */
async function changesIn(
  services: Services,
  row: ScanRow,
  { hash, withheld, mark }: { hash: string; withheld: ReadonlySet<string>; mark: RegenerationMark },
): Promise<Pick<Preview, "list" | "unchanged"> | null> {
  const { db, env } = services;
  const facts = await readFacts(services, hash);
  const stored = await storedResults(db, row.id);
  if (!facts) {
    mark.add(row.id, unreadableResults(stored), stored);
    return null;
  }
  const findings = evaluate(facts, row, env.demo, await staffKnowledge(db)).filter(
    ({ checkId }) => !withheld.has(checkId),
  );
  mark.add(row.id, findings, stored);
  const before = new Map(stored.map((one) => [one.check_id, one]));
  const after = new Map(findings.map((one) => [one.checkId, fromFinding(one, NO_OVERLAY)]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const list = ids.flatMap((check_id) => {
    const title = textOf(check_id)?.title.plain;
    const old = before.get(check_id);
    const next = after.get(check_id);
    if (!title) return [];
    const change = {
      before: old ? shown({ outcome: old.engine_outcome, level: old.engine_level }) : null,
      after: next ? shown({ outcome: next.engine_outcome, level: next.engine_level }) : null,
      rule_before: old?.rule_version ?? null,
      rule_after: next?.rule_version ?? null,
    };
    if (change.before === change.after && change.rule_before === change.rule_after) return [];
    const edited = old !== undefined && old.edited_at !== null;
    return [{ object_id: row.object_id, object_name: row.object_name, check_id, title, ...change, edited }];
  });
  return { list, unchanged: ids.length - list.length };
}

/** What regenerating an assessment would change. */
export async function regenerationOf(services: Services, id: string): Promise<Preview> {
  const { db } = services;
  await requireAssessment(db, id);
  const withheld = await withheldChecks(db);
  const mark = new RegenerationMark(withheld);
  const preview = { list: [] as Preview["list"], unchanged: 0, unreadable: [] as string[] };
  for (const row of await scansInOrder(db, id)) {
    if (row.facts === null) continue;
    const changes = await changesIn(services, row, { hash: row.facts, withheld, mark });
    if (!changes) preview.unreadable.push(row.object_name);
    preview.list.push(...(changes?.list ?? []));
    preview.unchanged += changes?.unchanged ?? 0;
  }
  return { ...preview, mark: mark.value() };
}
