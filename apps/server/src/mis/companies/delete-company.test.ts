import { buffer } from "node:stream/consumers";
import { downloadOf } from "@candor/api/client";
import {
  changeStaffCompany,
  createWebsite,
  deleteStaffCompany,
  exportStaffCompany,
  getAssessment,
  getStaffCompany,
  listLogs,
  staffCompanyUsage,
  submitAssessment,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { getTableColumns, getTableName, is, sql } from "../../database/drizzle.ts";
import { getTableConfig, PgTable } from "../../database/pg-core.ts";
import * as schema from "../../database/schema.ts";
import { blob, scan } from "../../database/schema.ts";
import { createBelongings } from "../../testing/belongings.ts";
import { failureOf } from "../../testing/failure.ts";
import { bringsFacts, recordedBlob, staysUntilEnded } from "../../testing/recorded-runner.ts";
import { jobsDone } from "../../testing/snapshot.ts";
import { until } from "../../testing/wait.ts";
import { type TestServer, withServer } from "../../testing/with-server.ts";
import { checkChain } from "../log-chain.ts";
import { BELONGINGS, SECRETS } from "./belongings.ts";
import { sweepCompanies } from "./sweep-companies.ts";

const HOURS = 3_600_000;

/** Tables that belong to no company, whatever they name. */
const OTHERS = ["audit_log", "company_removal"];

test("every table that names a company, or what belongs to one, is exported and removed", () => {
  const known = new Set(BELONGINGS.map(({ table }) => table));
  const missing = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => {
      const names = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      const owned = names.some((one) => known.has(one as PgTable) && getTableName(one) !== "staff");
      return "company_id" in getTableColumns(table) || owned;
    })
    .filter((table) => !known.has(table) && !OTHERS.includes(getTableName(table)));
  expect(missing.map(getTableName)).toEqual([]);
});

async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

async function takeExport(server: TestServer, id: string, who = server.people.chief) {
  const { content, name } = await downloadOf(
    server.as(who),
    exportStaffCompany,
    { id },
    { keepDuplicate: true },
  );
  const bytes = Buffer.from(await content.arrayBuffer());
  return { name, files: await unzipped(bytes) };
}

/** Rows that are left of a company, by their table. */
async function leftOf({ services: { db } }: TestServer, id: string) {
  const rows = [];
  for (const { table, of } of BELONGINGS) {
    const [{ n } = { n: 0 }] = await db.select({ n: sql<number>`count(*)::int` }).from(table).where(of(id));
    if (n > 0) rows.push([getTableName(table), n]);
  }
  return rows;
}

const logLines: string[] = [];

withServer(
  "a company is deleted",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const owner = () => server.as(server.people.owner);
    const usage = (id: string) => chief().call(staffCompanyUsage, { id }, { keepDuplicate: true });

    test("after its export, by its name, while an assessment runs: nothing is left of it", async () => {
      const { db, blobs } = server.services;
      const ours = await createBelongings(server);
      const id = ours.company;
      const name = '示例 "Café"/';
      await chief().call(changeStaffCompany, { id, name });
      const before = await usage(id);
      expect(before).toMatchObject({ exported_at: null, members: { used: 3 }, assessments: 3, published: 1 });
      expect(before.types.find(({ asset_type: type }) => type === "website")).toMatchObject({ used: 4 });
      expect(before.files.bytes).toBeGreaterThan(1_000);
      const erase = (typed: string, who = server.people.chief) =>
        server.as(who).call(deleteStaffCompany, { id, name: typed }, { keepDuplicate: true });
      expect((await failureOf(erase(name))).key).toBe("mis.company_not_exported");

      const { files, name: file } = await takeExport(server, id);
      expect(file).toMatch(/^示例-Café-\d{4}-\d\d-\d\d\.zip$/);
      const tableOf = (table: string) => JSON.parse(files.get(`data/${table}.json`)?.toString() ?? "null");
      expect(tableOf("company")).toMatchObject([{ id, name }]);
      expect(tableOf("people")).toHaveLength(2);
      expect(tableOf("check-comments")).toMatchObject([{ text: "Ours" }]);
      expect(tableOf("assessments")).toHaveLength(3);
      expect(tableOf("audit-log").length).toBeGreaterThan(3);
      expect(files.get("data/objects.csv")?.toString()).toContain('"https://site-1.example/"');
      const told = [...files.values()].map((one) => one.toString("latin1")).join("\n");
      expect([...SECRETS].filter((secret) => told.includes(`"${secret}"`))).toEqual([]);
      expect(told).not.toMatch(/code=[\w-]{10}/);
      const shot = `files/${recordedBlob.sha256}.png`;
      expect(files.get(shot)?.equals(Buffer.from(recordedBlob.data))).toBe(true);
      const readme = files.get("README.txt")?.toString();
      expect(readme).toMatch(/ 2 {2}data\/people\n/);
      for (const said of [/privacy policies/, /隐私政策文本/, /feedback/, /反馈/])
        expect(readme).toMatch(said);
      const index = JSON.parse(files.get("index.json")?.toString() ?? "");
      expect(index.files.map(({ path }: { path: string }) => path)).toEqual(
        [...files.keys()].filter((path) => path.startsWith("files/")),
      );
      expect(index.files.find(({ path }: { path: string }) => path === shot).is).toContainEqual(
        expect.objectContaining({ what: "screenshot of the result", name: expect.any(String) }),
      );
      expect(index.files.flatMap(({ is }: { is: unknown[] }) => is.length)).not.toContain(0);

      const [text = ""] = (await db.select({ files: scan.files }).from(scan)).flatMap((one) => one.files);
      expect(files.get(`files/${text}.txt`)?.toString()).toMatch(/^Privacy policy/);

      expect((await usage(id)).exported_at).not.toBeNull();
      expect((await failureOf(erase(`${name}!`))).key).toBe("mis.company_name_differs");
      const second = await server.as(server.people.chief).call(listLogs, { action: "company.exported" });
      expect(second.list).toMatchObject([{ target_id: id, actor_name: "The expert" }]);

      // One run is ended in the middle, another brings facts although it was ended.
      const late = Promise.withResolvers<void>();
      server.runner.play("https://site-4.example/", staysUntilEnded);
      server.runner.play("https://site-5.example/", async (run) => {
        run.onProgress({ step: "visit", percent: 40 });
        await late.promise;
        return bringsFacts("careful")({ ...run, onProgress() {} });
      });
      const site = await owner().call(createWebsite, {
        ...{ name: "", url: "https://site-5.example/", territories: ["EU"] },
      });
      const sent = [ours.free_website, site.id];
      const { id: running } = await owner().call(submitAssessment, { object_ids: sent, authorised: true });
      await until(async () => {
        const now = await owner().call(getAssessment, { id: running }, { keepDuplicate: true });
        return now.objects.some(({ step }) => step === "visit");
      });
      logLines.length = 0;
      await erase(name);
      late.resolve();
      await jobsDone(db);
      expect(await leftOf(server, id)).toEqual([]);
      expect(logLines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
      expect((await failureOf(owner().call(getAssessment, { id: running }))).status).toBe(401);
      expect((await failureOf(erase(name))).key).toBe("member.company_not_found");
      const [line] = (await chief().call(listLogs, { action: "company.delete" })).list;
      expect(line).toMatchObject({ target_id: id, target_name: name, actor_name: "The expert" });
      expect(JSON.parse(line?.detail ?? "")).toMatchObject({ name, people: 2, assessments: 4 });
      expect((await checkChain(db)).fault).toBeNull();

      await db.update(blob).set({ created_at: new Date(Date.now() - 2 * HOURS) });
      await sweepCompanies(server.services, Date.now() + HOURS);
      expect(await db.$count(blob)).toBeGreaterThan(0);
      await sweepCompanies(server.services, Date.now() + 3 * HOURS);
      expect(await db.select({ id: blob.sha256 }).from(blob)).toEqual([]);
      expect(await blobs.get(recordedBlob.sha256)).toBeNull();
      expect(await blobs.get(text)).toBeNull();
    });
  },
  { on: "either", logLines },
);

withServer(
  "files of a deleted company",
  (server) => {
    test("stay where another company has the same bytes, and are stored anew by who needs them again", async () => {
      const { db, blobs } = server.services;
      const { company: id } = await createBelongings(server);
      const rival = server.as(server.people.stranger);
      const url = "https://site-9.example/";
      server.runner.play(url, bringsFacts("careful"));
      const { id: site } = await rival.call(createWebsite, { name: "", url, territories: ["EU"] });
      const { id: theirs } = await rival.call(submitAssessment, { object_ids: [site], authorised: true });
      await until(async () => (await rival.call(getAssessment, { id: theirs })).state === "expert_review");
      const all = await db.$count(blob);
      await takeExport(server, id);
      const { name } = await server.as(server.people.chief).call(getStaffCompany, { id });
      await server.as(server.people.chief).call(deleteStaffCompany, { id, name });
      await db.update(blob).set({ created_at: new Date(Date.now() - 2 * HOURS) });
      await sweepCompanies(server.services, Date.now() + 3 * HOURS);
      expect(await db.$count(blob)).toBeLessThan(all);
      expect(await blobs.get(recordedBlob.sha256)).not.toBeNull();
      await blobs.put(recordedBlob.data, recordedBlob.mediaType);
      await blobs.remove(recordedBlob.sha256);
      expect(await blobs.get(recordedBlob.sha256)).not.toBeNull();
    });
  },
  { on: "either" },
);
