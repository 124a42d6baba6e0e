import { PassThrough, type Readable } from "node:stream";
import yazl from "yazl";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { eq, or } from "../../database/drizzle.ts";
import { auditLog, company } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { csvOf } from "../../exports/csv.ts";
import type { Cell } from "../../exports/table.ts";
import { callerAddress } from "../../http/caller-address.ts";
import { endingOf, inFileName } from "../../http/file-name.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { HttpError } from "../../http/http-error.ts";
import { withoutCodes } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { BELONGINGS, SECRETS } from "./belongings.ts";
import { type CompanyFile, filesOfCompany } from "./files.ts";

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

const readme = (name: string, day: string, rows: Readonly<Record<string, number>>, files: number) => `${name}
Everything that this installation of Candor held of this company on ${day} (UTC).
本压缩包包含本系统截至 ${day}（UTC）保存的该公司的全部内容。

data/       each table as JSON and, where it has rows, as CSV (UTF-8, RFC 4180)
            各数据表：JSON 格式；有记录的另附 CSV
files/      stored files by their SHA-256: logos, packages, facts and screenshots of assessments, texts of
            privacy policies that they read, pictures sent with feedback
            保存的文件，以 SHA-256 命名：徽标、安装包、评估采集的事实与截图、评估读取的隐私政策文本、反馈所附图片
index.json  what each file is, its type and size, and which row of which table names it
            每个文件是什么、类型和大小，以及哪张表的哪条记录用到它

Left out, because they open something: passwords, test logins of websites, and keys and links of any kind.
不含可用于登录或访问的内容：密码、网站测试账号、各类密钥与链接。

Rows of each table / 各表记录数
${Object.entries(rows)
  .map(([table, count]) => `${String(count).padStart(8)}  data/${table}`)
  .join("\n")}
${String(files).padStart(8)}  files/
`;

/** Where a stored file stands in the ZIP. */
const pathOf = ({ sha256, media_type }: CompanyFile) => `files/${sha256}.${endingOf(media_type)}`;

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
  const day = new Date().toISOString().slice(0, 10);
  const { name, rows, files } = await db.transaction(
    async (tx) => {
      const [known] = await tx.select({ name: company.name }).from(company).where(eq(company.id, id));
      if (!known) throw new HttpError("member.company_not_found");
      const rows: Record<string, number> = {};
      for await (const [file, list] of tablesOf(tx, id)) {
        rows[file] = list.length;
        add(`data/${file}.json`, JSON.stringify(list, null, 1));
        if (list.length > 0) add(`data/${file}.csv`, csv(list));
      }
      const { name } = known;
      return { name, rows, files: await filesOfCompany(tx, id) };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  add("README.txt", readme(name, day, rows, files.length));
  const described = files.map((file) => ({ path: pathOf(file), ...file }));
  add("index.json", JSON.stringify({ company: { id, name }, day, rows, files: described }, null, 1));
  for (const file of files) {
    const { sha256, size } = file;
    zip.addReadStreamLazy(pathOf(file), { size }, (done) => {
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
    name: `${inFileName(name, "company")}-${day}.zip`,
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
