import { createHash } from "node:crypto";
import type { Finding } from "@candor/engine/rules";
import { asc, eq } from "../database/drizzle.ts";
import { result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { unreadable } from "../results/readable.ts";

type Stored = typeof result.$inferSelect;

/** The scans of an assessment, as its preview and its regeneration go through them. */
export const scansInOrder = (db: Db, assessmentId: string) =>
  db.select().from(scan).where(eq(scan.assessment_id, assessmentId)).orderBy(asc(scan.position));

/** What is stored of a scan. */
export const storedResults = (db: Db, scanId: string): Promise<Stored[]> =>
  db.select().from(result).where(eq(result.scan_id, scanId)).orderBy(asc(result.check_id));

/** The checks of a scan whose facts cannot be read: what was said of them rests on nothing any more. */
export const unreadableResults = (stored: readonly Stored[]): Finding[] =>
  stored.map(({ check_id: checkId, rule_version: ruleVersion, engine_level: level }) =>
    unreadable({ checkId, ruleVersion, level }),
  );

/**
 * Stands for what regenerating does: what the rules say, and what it takes the place of. Two that are equal did the same,
 * so what was accepted of one holds for the other.
 */
export class RegenerationMark {
  readonly #hash = createHash("sha256");
  readonly #withheld: ReadonlySet<string>;

  constructor(withheld: ReadonlySet<string>) {
    this.#withheld = withheld;
  }

  add(scanId: string, findings: readonly Finding[], stored: readonly Stored[]): void {
    const said = findings.filter(({ checkId }) => !this.#withheld.has(checkId));
    const stands = stored.map(({ check_id, engine_outcome, engine_level, rule_version, edited_at }) => [
      ...[check_id, engine_outcome, engine_level, rule_version, edited_at],
    ]);
    this.#hash.update(JSON.stringify([scanId, said, stands]));
  }

  value(): string {
    return this.#hash.digest("hex");
  }
}
