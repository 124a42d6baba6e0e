import { createHash } from "node:crypto";
import { type ErrorReport, storable } from "@candor/api/entities";
import { mask, maskText } from "@candor/api/reports";
import { z } from "zod";
import { desc, sql } from "../database/drizzle.ts";
import { errorReport } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

/** What a report must have to be of use; what else it says is kept with it. */
const reported = z.looseObject({
  name: z.string().max(200).default("Error"),
  message: z.string().max(4000).default(""),
  stack: z.string().default(""),
  page: z.string().max(2000).nullish(),
});

/** Characters kept of what a list shows. */
const SHOWN = 500;

/** Lines of a stack that are looked at for a place. */
const LINES_READ = 200;

/** Rows in all: a flood of made-up errors cannot fill the disk. */
const MOST_REPORTS = 5000;

/**
 * The first line of a stack that names a place; the first line of all is the message. Without the name under which the
 * server was reached, and the build's own hash in the file's name: neither makes it another error.
 */
function placeOf(stack: string): string {
  const [, ...lines] = stack.split("\n", LINES_READ).map((line) => line.trimStart());
  const place = lines.find((line) => line.startsWith("at "))?.slice("at ".length) ?? "";
  return place.replace(/https?:\/\/[^/\s]*/, "").replace(/-[\w-]{8}\.js/, ".js");
}

/** What differs from one time to the next, and is no other cause: ids and hashes, long numbers. */
const PASSING = /\b[\da-f-]{32,128}\b|\d{4,32}/gi;

/** A message without these, and without e-mail addresses. */
const withoutPassing = (message: string): string =>
  message
    .split(" ")
    .map((word) => (word.includes("@") ? "…" : word.replace(PASSING, "…")))
    .join(" ");

/** Keeps a report, masked whatever its sender did; the same error again raises its count. */
export async function storeError(db: Db, content: string): Promise<void> {
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch {
    throw new HttpError("common.invalid", { content: "format" });
  }
  const parsed = reported.safeParse(given);
  if (!parsed.success) throw new HttpError("common.invalid", { content: "format" });
  const report = mask(parsed.data) as z.infer<typeof reported>;
  const { name, message, stack } = report;
  const fingerprint = createHash("sha256")
    .update(`${name}\n${withoutPassing(message)}\n${placeOf(stack)}`)
    .digest("hex");
  const row = {
    name: storable(name.slice(0, SHOWN)),
    message: storable(message.slice(0, SHOWN)),
    page: report.page ? storable(maskText(report.page).slice(0, SHOWN)) : null,
    content: JSON.stringify(report),
  };
  const again = { ...row, last_at: new Date(), count: sql`${errorReport.count} + 1` };
  await db
    .insert(errorReport)
    .values({ fingerprint, ...row })
    .onConflictDoUpdate({ target: errorReport.fingerprint, set: again });
  await db.execute(
    sql`delete from ${errorReport} where ${errorReport.id} in (
      select ${errorReport.id} from ${errorReport} order by ${errorReport.last_at} desc offset ${MOST_REPORTS})`,
  );
}

/** Reported errors, the last seen first. */
export async function errorPage(
  db: Db,
  { search, page, page_size: size }: { search: string; page: number; page_size: number },
): Promise<{ list: ErrorReport[]; total: number }> {
  const { message, name, page: at } = errorReport;
  const where =
    search === "" ? undefined : await matchesText(db, search, { texts: [name, at], names: [message] });
  // In their order, so that an index alone is read for all of them.
  const all = db.select({ at: errorReport.last_at }).from(errorReport).where(where);
  const total = await db.$count(all.orderBy(desc(errorReport.last_at)).limit(MOST_REPORTS).as("all"));
  const rows = await db
    .select()
    .from(errorReport)
    .where(where)
    .orderBy(desc(errorReport.last_at), errorReport.id)
    .limit(size)
    .offset((page - 1) * size);
  const list = rows.map(({ fingerprint: _, first_at: first, last_at: last, ...row }) => ({
    ...row,
    first_at: first.toISOString(),
    last_at: last.toISOString(),
  }));
  return { list, total };
}
