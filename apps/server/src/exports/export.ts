import { Readable } from "node:stream";
import type { ExportFormat } from "@candor/api/contract";
import { type AuditAction, PLAN_FEATURES, planOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { assertPlanRuns } from "../companies/plan.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import type { FileReply } from "../http/file-reply.ts";
import { HttpError } from "../http/http-error.ts";
import { csvOf } from "./csv.ts";
import type { ExportTable } from "./table.ts";
import { xlsxOf } from "./xlsx.ts";

/** Media types of the files. */
const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A table as a file that is written while it is sent. */
export const fileOf = (table: ExportTable, format: ExportFormat): FileReply => ({
  name: `${table.name}-${new Date().toISOString().slice(0, 10)}.${format}`,
  type: TYPES[format],
  content: format === "xlsx" ? xlsxOf(table) : Readable.from(csvOf(table), { objectMode: false }),
  truncated: table.truncated,
});

/** Refuses what only paid plans have, and only while they run. */
export function assertExports({ company }: Customer): void {
  if (!PLAN_FEATURES[planOf(company.product_version)].export) throw new HttpError("check.export_paid");
  assertPlanRuns(company);
}

/**
 * Reads a table in one consistent state, whatever is published meanwhile, and answers with it as a file that is written
 * while it is sent. The rows are read before the first byte goes out: a reader who is slow holds no transaction.
 */
export async function exported(
  db: RootDb,
  customer: Customer,
  { format, ...asked }: { format: ExportFormat } & Record<string, unknown>,
  { action, read }: { action: AuditAction; read: (tx: Db) => Promise<ExportTable> },
): Promise<FileReply> {
  assertExports(customer);
  const table = await db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
  await audit(db, { customer }, { action, detail: { rows: table.rows.length, format, ...asked } });
  return fileOf(table, format);
}
