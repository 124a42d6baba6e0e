import { PassThrough, type Readable } from "node:stream";
import { eq, or } from "drizzle-orm";
import yazl from "yazl";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { auditLog, company } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { csvOf } from "../../exports/csv.ts";
import type { Cell } from "../../exports/table.ts";
import { callerAddress } from "../../http/caller-address.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { HttpError } from "../../http/http-error.ts";
import { withoutCodes } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { BELONGINGS, SECRETS } from "./belongings.ts";
import { filesOfCompany } from "./files.ts";

type Row = Record<string, unknown>;

/** What stands in a file of the export, without what opens something. */
function readable(row: Row): Row {
  const shown = Object.entries(row).filter(([name]) => !SECRETS.has(name));
  return Object.fromEntries(
    // Mail holds links that sign somebody in.
    shown.map(([name, value]) => [name, typeof value === "string" ? withoutCodes(value) : value]),
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || value instanceof Date) return value;
  return JSON.stringify(value);
}

function csv(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "";
  const heads = Object.keys(first);
  return [...csvOf({ heads, rows: rows.map((row) => heads.map((head) => cellOf(row[head]))) })].join("");
}

/** The company's tables by the names of their files, and what the audit log says of it. */
async function* tablesOf(db: Db, id: string): AsyncGenerator<[file: string, rows: Row[]]> {
  for (const { file, table, of } of BELONGINGS) {
    if (file) yield [file, (await db.select().from(table).where(of(id))).map(readable)];
  }
  const told = or(eq(auditLog.company_id, id), eq(auditLog.target_id, id));
  yield ["audit-log", await db.select().from(auditLog).where(told).orderBy(auditLog.at, auditLog.id)];
}

const README = `Everything that this installation of Candor holds of one company.

data/     each table as JSON and, where it has rows, as CSV (UTF-8, RFC 4180)
files/    stored files by their SHA-256: logos, packages, facts and screenshots of assessments
index.json  rows of each table, and the type and size of each file

Left out, because they open something: passwords, test logins of websites, and keys and links of any kind.
`;

/**
 * Everything of a company in one ZIP. Its tables are read in one consistent state before the first byte is sent; files
 * follow as they are read. That it was asked for is logged, and once more when its last byte has gone out.
 */
export async function exportCompany(
  { db, blobs, log }: Services,
  id: string,
  { staff }: { staff: StaffMember },
): Promise<FileReply> {
  const zip = new yazl.ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  const { rows, files } = await db.transaction(
    async (tx) => {
      const [known] = await tx.select({ id: company.id }).from(company).where(eq(company.id, id));
      if (!known) throw new HttpError("member.company_not_found");
      const rows: Record<string, number> = {};
      for await (const [file, list] of tablesOf(tx, id)) {
        rows[file] = list.length;
        add(`data/${file}.json`, JSON.stringify(list, null, 1));
        if (list.length > 0) add(`data/${file}.csv`, csv(list));
      }
      return { rows, files: await filesOfCompany(tx, id) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  add("README.txt", README);
  add("index.json", JSON.stringify({ company: id, rows, files }, null, 1));
  for (const { sha256, size } of files) {
    zip.addReadStreamLazy(`files/${sha256}`, { size }, (done) => {
      blobs.open(sha256).then(
        (blob) => {
          if (!blob) return done(new Error(`The file ${sha256} is missing.`), new PassThrough());
          done(null, blob.stream);
        },
        done as (error: unknown) => void,
      );
    });
  }
  zip.end();
  const told = { target: id, address: callerAddress(), detail: { rows, files: files.length } };
  await audit(db, { staff }, { action: "company.export", ...told });
  const sent = async () => audit(db, { staff }, { action: "company.exported", ...told });
  return {
    name: `company-${id}-${new Date().toISOString().slice(0, 10)}.zip`,
    type: "application/zip",
    content: followed(zip, sent, (err) => log.error({ err, company: id }, "export of a company")),
    truncated: false,
  };
}

/** A ZIP's bytes, and its end once `after` is done: whoever has read it to its end can rely on that. */
function followed(
  zip: yazl.ZipFile,
  after: () => Promise<void>,
  onError: (error: unknown) => void,
): Readable {
  const out = new PassThrough({
    flush(done) {
      after().then(() => done(), done);
    },
  });
  zip.on("error", (error: Error) => {
    onError(error);
    out.destroy(error);
  });
  return zip.outputStream.pipe(out);
}
