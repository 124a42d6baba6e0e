import { createHash } from "node:crypto";
import {
  CELL_PROBLEMS,
  type CellProblem,
  DETECTION_ROWS_MAX,
  type ExportFormat,
  type importDetections,
  type ReplyOf,
} from "@candor/api/contract";
import { isStorable, metaDetection } from "@candor/api/entities";
import { fieldErrorsOf } from "@candor/api/errors";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { asc, eq } from "../../database/drizzle.ts";
import { configEntry } from "../../database/schema.ts";
import type { Db, RootDb, Transaction } from "../../database/transaction.ts";
import { fileOf } from "../../exports/export.ts";
import { readTable, TableError } from "../../exports/read-table.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { HttpError } from "../../http/http-error.ts";
import { COLUMNS, type Described, type Detection, headOf, withAt } from "./detection-file.ts";
import { entriesListed, type ListedBy } from "./entries.ts";
import { keepVersions } from "./versions.ts";

type Plan = ReplyOf<typeof importDetections>;
type Change = Plan["changes"][number];
type Problem = Plan["problems"][number];

/** Characters of a cell that a preview shows. */
const SHOWN = 300;
/** Problems that are told: the rest says the same. */
const TOLD = 50;
const COLUMNS_MAX = 60;
const KEY = /^[a-z0-9][a-z0-9_.-]{0,79}$/;

/** Every described check, by id. */
const stored = (db: Db) =>
  db.select().from(configEntry).where(eq(configEntry.kind, "meta_detection")).orderBy(asc(configEntry.key));

const toDescribed = (row: typeof configEntry.$inferSelect): Described => ({
  id: row.key,
  online: row.enable,
  data: row.data as Detection,
});

/** The described checks that are asked for as a file, in the order of their list. */
export async function detectionsFile(
  db: Db,
  staff: StaffMember,
  { format, ...wanted }: ListedBy & { format: ExportFormat },
): Promise<FileReply> {
  const listed = await entriesListed(db, "meta_detection", wanted);
  const rows = listed.map(toDescribed).map((of) => COLUMNS.map(({ write }) => write(of)));
  await audit(
    db,
    { staff },
    { action: "config.export.meta_detection", detail: { rows: rows.length, format, ...wanted } },
  );
  const table = {
    name: "detections",
    sheet: "Detections",
    heads: COLUMNS.map(({ head }) => head),
    rows,
    truncated: false,
  };
  return fileOf(table, format);
}

async function tableIn(bytes: Buffer): Promise<string[][]> {
  try {
    // One more: the heads.
    return await readTable(bytes, { rows: DETECTION_ROWS_MAX + 1, columns: COLUMNS_MAX });
  } catch (error) {
    if (error instanceof TableError)
      throw new HttpError(error.kind === "too_large" ? "mis.table_too_large" : "mis.table_unreadable");
    throw error;
  }
}

/** The columns of a file, each by its place. */
function columnsIn(heads: readonly string[]) {
  const wrong: Record<string, string> = {};
  const columns = heads.map((text) => {
    const head = text.trim();
    const column = COLUMNS.find((one) => one.head === head);
    if (!column && head !== "") wrong[head.slice(0, 80)] = "unknown";
    return column;
  });
  for (const { head } of COLUMNS)
    if (columns.filter((column) => column?.head === head).length > 1) wrong[head] = "choice";
  if (!columns.some((column) => column?.head === "id")) wrong.id = "required";
  if (Object.keys(wrong).length > 0) throw new HttpError("mis.table_columns", wrong);
  return columns;
}

const cut = (text: string | number) => String(text).slice(0, SHOWN);
const problemOf = (error: string): CellProblem => CELL_PROBLEMS.find((one) => one === error) ?? "format";

interface Read {
  changes: Change[];
  problems: Problem[];
  unchanged: number;
  /** What each changed check becomes. */
  after: Map<string, Described>;
}

function compare(table: readonly string[][], before: ReadonlyMap<string, Described>): Read {
  const [heads = [], ...rows] = table;
  const columns = columnsIn(heads);
  const read: Read = { changes: [], problems: [], unchanged: 0, after: new Map() };
  const seen = new Set<string>();
  for (const [at, cells] of rows.entries()) {
    const row = at + 2;
    let draft: Record<string, unknown> = {};
    const known = before.get((cells[columns.findIndex((one) => one?.head === "id")] ?? "").trim());
    if (known) draft = { ...known.data, id: known.id, online: known.online };
    else draft.online = true;
    for (const [place, column] of columns.entries())
      if (column) draft = withAt(draft, column.path, column.read(cells[place] ?? ""));
    const { id, online, ...data } = draft;
    const key = String(id);
    const wrong = (column: string, problem: CellProblem) =>
      read.problems.push({ row, id: key.slice(0, 80), column, problem });
    if (!KEY.test(key)) wrong("id", key === "" ? "required" : "format");
    if (seen.has(key)) wrong("id", "repeated");
    seen.add(key);
    if (typeof online !== "boolean") wrong("online", "choice");
    // A workbook can name any character by its number.
    for (const [place, column] of columns.entries())
      if (column && !isStorable(cells[place] ?? "")) wrong(column.head, "characters");
    const parsed = metaDetection.safeParse(data);
    if (!parsed.success) {
      const heads = new Map(
        Object.entries(fieldErrorsOf(parsed.error.issues)).map(([path, error]) => [headOf(path), error]),
      );
      for (const [column, error] of heads) wrong(column, problemOf(error));
      continue;
    }
    const after = { id: key, online: online === true, data: parsed.data };
    const cellsChanged = COLUMNS.flatMap((column) => {
      const was = known ? column.write(known) : "";
      const is = column.write(after);
      return String(was) === String(is) ? [] : [{ column: column.head, before: cut(was), after: cut(is) }];
    });
    if (cellsChanged.length === 0) read.unchanged += 1;
    else {
      read.changes.push({ row, id: key, kind: known ? "changed" : "added", cells: cellsChanged });
      read.after.set(key, after);
    }
  }
  return read;
}

/** Says what a file would change; with the digest of that, changes it. */
export async function importFile(
  db: RootDb,
  { staff }: { staff: StaffMember },
  { content, digest: agreed }: { content: string; digest?: string | undefined },
): Promise<Plan> {
  const bytes = Buffer.from(content, "base64");
  const table = await tableIn(bytes);
  return db.transaction(async (tx) => {
    const rows = await stored(tx);
    const before = new Map(rows.map((row) => [row.key, toDescribed(row)]));
    const { changes, problems, unchanged, after } = compare(table, before);
    const revisions = rows
      .filter(({ key }) => after.has(key))
      .map(({ key, revision }) => `${key} ${revision}`);
    const digest = createHash("sha256").update(bytes).update(revisions.join("\n")).digest("hex");
    const plan = {
      ...{ digest, rows: Math.max(0, table.length - 1), unchanged, changes },
      problems: problems.slice(0, TOLD),
      done: false,
    };
    if (agreed === undefined) return plan;
    if (problems.length > 0) throw new HttpError("mis.table_rows");
    if (agreed !== digest) throw new HttpError("mis.changed_meanwhile");
    await write(tx, { staff }, [...after.values()], before);
    return { ...plan, done: true };
  });
}

async function write(
  tx: Transaction,
  { staff }: { staff: StaffMember },
  described: readonly Described[],
  before: ReadonlyMap<string, Described>,
): Promise<void> {
  const held = await tx
    .select({ key: configEntry.key, revision: configEntry.revision })
    .from(configEntry)
    .where(eq(configEntry.kind, "meta_detection"))
    .for("update");
  const revisions = new Map(held.map(({ key, revision }) => [key, revision]));
  const written: string[] = [];
  for (const { id, online, data } of described) {
    const mark = { enable: online, data, draft: null, updated_at: new Date(), updated_by: staff.id };
    const revision = (revisions.get(id) ?? 0) + 1;
    const [row] = await tx
      .insert(configEntry)
      .values({ kind: "meta_detection", key: id, revision, ...mark })
      .onConflictDoUpdate({ target: [configEntry.kind, configEntry.key], set: { revision, ...mark } })
      .returning({ id: configEntry.id });
    if (row) written.push(row.id);
  }
  await keepVersions(tx, written);
  const detail = {
    changes: described.map(({ id, data }) => ({ id, before: before.get(id)?.data ?? null, after: data })),
  };
  await audit(tx, { staff }, { action: "config.import.meta_detection", detail });
}
