import type { VendorStatus } from "@candor/api/contract";
import type { Level } from "@candor/api/entities";
import { and, asc, eq, inArray } from "../database/drizzle.ts";
import { result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readableRow } from "../results/readable.ts";
import { textOf } from "../results/texts.ts";

const NAMED_BY = ["critical", "medium", "low", "potential", "uncertain"] as const satisfies readonly (
  | Level
  | "uncertain"
)[];

/** Fields of evidence that name a vendor. */
const NAMES = ["owner", "host"] as const;

/** The worst check of a scan whose evidence names each vendor. Who is named by none has no entry. */
export async function vendorStatuses(db: Db, scanId: string): Promise<VendorStatus[]> {
  const rows = await db
    .select()
    .from(result)
    .where(
      and(eq(result.scan_id, scanId), eq(result.expert_hidden, false), inArray(result.status, [...NAMED_BY])),
    )
    .orderBy(asc(result.status_rank), asc(result.check_id));
  const worst = new Map<string, VendorStatus>();
  const rank = (status: string) => (NAMED_BY as readonly string[]).indexOf(status);
  for (const row of rows.map(readableRow).sort((a, b) => rank(a.status ?? "") - rank(b.status ?? ""))) {
    const { status } = row;
    const text = textOf(row.check_id);
    if (!status || !text) continue;
    const title = status === "potential" || status === "uncertain" ? text.title.plain : text.title.negative;
    for (const cells of row.evidence.flatMap((table) => table.rows))
      for (const field of NAMES) {
        const name = cells[field];
        if (typeof name === "string" && !worst.has(name))
          worst.set(name, { name, status, result_id: row.id, title });
      }
  }
  return [...worst.values()];
}
