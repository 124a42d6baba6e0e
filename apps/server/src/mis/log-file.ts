import { EXPORT_ROWS_MAX, type exportLogs, type ParsedRequestOf } from "@candor/api/contract";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import type { RootDb } from "../database/transaction.ts";
import { fileOf } from "../exports/export.ts";
import type { FileReply } from "../http/file-reply.ts";
import { chainLogs } from "./log-chain.ts";
import { logRows } from "./logs.ts";

/** Names of the columns as the log's own fields are called: the file is for other programs too. */
const HEADS = [
  ...["seq", "at", "actor_kind", "actor_name", "actor_id", "company_name", "company_id"],
  ...["action", "target_id", "address", "detail", "hash"],
] as const;

/** The filtered lines as a file. */
export async function logFile(
  db: RootDb,
  { format, ...filters }: ParsedRequestOf<typeof exportLogs>,
  { staff }: { staff: StaffMember },
): Promise<FileReply> {
  await chainLogs(db);
  const { list } = await db.transaction(
    (tx) => logRows(tx, filters, { limit: EXPORT_ROWS_MAX + 1, offset: 0 }),
    {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    },
  );
  const rows = list.slice(0, EXPORT_ROWS_MAX);
  const detail = { rows: rows.length, format, ...filters };
  await audit(db, { staff }, { action: "log.export", detail });
  const cells = rows.map((row) => HEADS.map((head) => row[head]));
  const truncated = list.length > rows.length;
  return fileOf({ name: "log", sheet: "Log", heads: HEADS, rows: cells, truncated }, format);
}
