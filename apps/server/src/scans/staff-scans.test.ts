import type { RequestOf } from "@candor/api/contract";
import {
  createScan,
  createWebsite,
  diffScan,
  editResult,
  exportScan,
  getAssessment,
  getImportSample,
  getReport,
  getScan,
  importScan,
  info,
  listCompanyNames,
  listLogs,
  listReports,
  listScanObjects,
  listScans,
  previewImport,
  previewRegenerate,
  publishScan,
  regenerateScan,
  restoreResult,
} from "@candor/api/endpoints";
import { CHECK_STATUSES } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { and, eq } from "../database/drizzle.ts";
import { assessment, blob, company, result, scan as scanTable } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "scans that staff make",
  (server) => {
    let company_id = "";
    let object_id = "";
    const chief = () => server.as(server.people.chief);
    const owner = () => server.as(server.people.owner);
    const inReview = (id: string) =>
      until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");

    beforeAll(async () => {
      company_id = (await owner().call(info, {})).company_id;
      const fields = { name: "Shop", url: "https://site-1.example/", territories: ["EU" as const] };
      object_id = (await owner().call(createWebsite, fields)).id;
    });

    test("a scan is created for a company, reported, compared with what was published, and exported", async () => {
      const objects = await chief().call(listScanObjects, { company_id });
      expect(objects.list).toMatchObject([{ id: object_id, enabled: true, locked: false }]);
      const { id } = await chief().call(createScan, { company_id, object_ids: [object_id] });
      const again = chief().call(createScan, { company_id, object_ids: [object_id] });
      expect((await failureOf(again)).key).toBe("object.locked");
      await inReview(id);
      const { scan: begun } = await chief().call(getScan, { id });
      expect(begun.submitted_by).toBe("The expert");
      expect((await owner().call(getAssessment, { id })).submitted_by).toBe("The expert");
      const [created] = (await chief().call(listLogs, { action: "scan.create" })).list;
      expect(created).toMatchObject({ target_id: id, target_name: `S-${begun.number}`, company_id: null });
      expect(created?.company_name).toBe(begun.company.name);
      const first = await chief().call(diffScan, { id });
      expect(first.counts.newly_failed).toBeGreaterThan(0);
      expect(first.counts.always_failed).toBe(0);
      const ranks = first.list.flatMap(({ change, after }) =>
        change === "newly_failed" && after ? [CHECK_STATUSES.indexOf(after)] : [],
      );
      expect(new Set(ranks).size, "of more than one status").toBeGreaterThan(1);
      expect(ranks, "the worst first").toEqual(ranks.toSorted((a, b) => a - b));
      const [edited] = (await chief().call(getScan, { id })).results.filter(
        ({ outcome }) => outcome === "failed",
      );
      const change = {
        outcome: "passed" as const,
        level: "low" as const,
        hidden: false,
        note: "Seen by hand",
      };
      await chief().call(editResult, { result_id: edited?.id ?? "", ...change });
      const blind = chief().call(editResult, { result_id: edited?.id ?? "", ...change, seen: null });
      expect((await failureOf(blind)).key).toBe("scan.edited_meanwhile");
      const unread = chief().call(restoreResult, { result_id: edited?.id ?? "", seen: null });
      expect((await failureOf(unread)).key).toBe("scan.edited_meanwhile");
      const second = await chief().call(diffScan, { id });
      expect([second.edited, second.counts.newly_failed]).toEqual([1, first.counts.newly_failed - 1]);
      expect(second.list.find(({ edited_by }) => edited_by)).toMatchObject({
        engine_outcome: "failed",
        note: "Seen by hand",
      });
      await chief().call(publishScan, { id });

      const { experts } = await chief().call(listScans, {});
      expect(experts.map(({ name }) => name)).toEqual(["The expert"]);
      const expert_id = experts[0]?.id ?? "";
      const listed = async (asked: RequestOf<typeof listScans>) =>
        (await chief().call(listScans, asked)).list.map((one) => one.id);
      expect(await listed({ expert_id, product_version: 3 })).toEqual([id]);
      expect(await listed({ expert_id: company_id })).toEqual([]);
      expect(await listed({ product_version: 2 })).toEqual([]);

      server.runner.play("https://site-1.example/", bringsFacts("careful"));
      const next = await chief().call(createScan, { company_id, object_ids: [object_id] });
      await inReview(next.id);
      const third = await chief().call(diffScan, { id: next.id });
      expect(third.counts.failed_to_passed).toBeGreaterThan(0);
      const unchanged = third.list.map(
        ({ change }) => change?.startsWith("always") || change === "no_result",
      );
      expect(unchanged.lastIndexOf(false), "what changed comes first").toBeLessThan(unchanged.indexOf(true));
      const { list } = await chief().call(listReports, { id: next.id });
      expect(list).toMatchObject([{ object_id, step: "done" }]);
      const report_id = list[0]?.scan_id ?? "";
      const report = await chief().call(getReport, { report_id });
      expect([report.number, report.assessment_id]).toEqual([next.number, next.id]);
      expect(report.results.length).toBeGreaterThan(10);
      expect(await chief().call(diffScan, { id })).toMatchObject({ counts: second.counts });
      await chief().call(publishScan, { id: next.id });

      const file = await chief().call(exportScan, { report_id });
      expect(file.file_name).toMatch(/^Ours_Shop_\d{4}-\d\d-\d\d\.json$/);
      const { db } = server.services;
      const partsFor = async (name: string, object_name: string) => {
        await db.update(company).set({ name }).where(eq(company.id, company_id));
        await db.update(scanTable).set({ object_name }).where(eq(scanTable.id, report_id));
        return (await chief().call(exportScan, { report_id })).file_name.replace(/_[\d-]+\.json$/, "");
      };
      expect(await partsFor("…!?", "*/\\*")).toBe("company_object");
      expect(await partsFor(`a${"𠮷".repeat(99)}`, `${"b".repeat(59)}… and more`)).toBe(
        `a${"𠮷".repeat(59)}_${"b".repeat(59)}`,
      );
      expect(await partsFor("--Ours..", "Shop")).toBe("Ours_Shop");
      await partsFor("Ours", "Shop");
      const runs = server.runner.runs.length;
      const imported = await chief().call(importScan, { company_id, object_id, content: file.content });
      const { scan, results } = await chief().call(getScan, { id: imported.id });
      expect([scan.state, results.length, server.runner.runs.length]).toEqual([
        "expert_review",
        report.results.length,
        runs,
      ]);
      expect((await chief().call(diffScan, { id: imported.id })).counts.passed_to_failed).toBe(0);
      const older = await chief().call(diffScan, { id: imported.id, against: id });
      expect([older.against?.id, older.counts.failed_to_passed]).toEqual([id, third.counts.failed_to_passed]);
      expect(older.versions.map((one) => one.id)).toEqual([next.id, id]);
      const noScan = chief().call(diffScan, { id: imported.id, against: company_id });
      expect((await failureOf(noScan)).key).toBe("assessment.not_found");
      // The object is in review now: a refused import leaves nothing behind.
      const stored = await db.$count(blob);
      const content = JSON.stringify({ ...JSON.parse(file.content), startedAt: "2026-01-01T00:00:00.000Z" });
      const theirs = (await server.as(server.people.stranger).call(info, {})).company_id;
      for (const [of, key] of [
        [company_id, "object.locked"],
        [theirs, "object.not_found"],
        [object_id, "member.company_not_found"],
      ] as const) {
        const wrong = chief().call(importScan, { company_id: of, object_id, content });
        expect((await failureOf(wrong)).key).toBe(key);
      }
      expect(await db.$count(blob)).toBe(stored);
      const { list: log } = await chief().call(listLogs, { action: "scan" });
      expect(log.map(({ action }) => action)).toContain("scan.import");
    });

    test("what is no exported result is refused, and takes no object", async () => {
      const { id } = await owner().call(createWebsite, {
        ...{ name: "Other", url: "https://site-2.example/", territories: ["EU" as const] },
      });
      for (const content of [
        "no JSON",
        "[]",
        '{"version":1}',
        '{"version":1,"startedAt":"2026-01-01T00:00:00.000Z","passes":{"base":{}}}',
      ]) {
        const refused = await failureOf(chief().call(importScan, { company_id, object_id: id, content }));
        expect(refused.key).toBe("mis.import_invalid");
      }
      const { list, plan_ended } = await chief().call(listScanObjects, { company_id });
      expect(plan_ended).toBe(false);
      expect(list.find((one) => one.id === id)?.locked).toBe(false);
    });

    test("the sample can be imported; a preview says what that would change, and stores nothing", async () => {
      const { sample, schema } = await chief().call(getImportSample, {});
      expect(JSON.parse(schema.content)).toMatchObject({ type: "object", properties: { passes: {} } });
      const { id } = await owner().call(createWebsite, {
        ...{ name: "Third", url: "https://site-3.example/", territories: ["EU" as const] },
      });
      const given = { company_id, object_id: id, content: sample.content };
      const stored = await server.services.db.$count(blob);
      const preview = await chief().call(previewImport, given);
      expect(preview).toMatchObject({
        same_site: false,
        visits: 1,
        replaced: 0,
        counts: { always_failed: 0 },
      });
      expect(preview.list.some(({ after }) => after !== null)).toBe(true);
      expect(await server.services.db.$count(blob)).toBe(stored);
      const target = {
        url: "https://www.site-3.example/",
        host: "www.site-3.example",
        site: "site-3.example",
      };
      const own = JSON.stringify({ ...JSON.parse(sample.content), target });
      expect((await chief().call(previewImport, { ...given, content: own })).same_site).toBe(true);
      const hostile = JSON.stringify({ ...JSON.parse(sample.content), passes: { base: { cookies: 7 } } });
      const wrong = await failureOf(chief().call(previewImport, { ...given, content: hostile }));
      expect([wrong.key, Object.keys(wrong.fields)]).toEqual(["mis.import_invalid", ["passes.base.pass"]]);
      const script = { ...target, url: "javascript:alert(1)//" };
      const unsafe = JSON.stringify({ ...JSON.parse(sample.content), target: script });
      const refused = await failureOf(chief().call(previewImport, { ...given, content: unsafe }));
      expect([refused.key, Object.keys(refused.fields)]).toEqual(["mis.import_invalid", ["target.url"]]);
      const theirs = (await server.as(server.people.stranger).call(info, {})).company_id;
      const foreign = chief().call(previewImport, { ...given, company_id: theirs });
      expect((await failureOf(foreign)).key).toBe("object.not_found");

      const made = await chief().call(importScan, given);
      const scans = await chief().call(listScans, {
        company_id,
        asset_types: ["website"],
        states: ["expert_review"],
      });
      expect(scans.company?.id).toBe(company_id);
      expect(scans.list.map((one) => one.id)).toContain(made.id);
      const from = new Date(Date.now() + 60_000).toISOString();
      expect((await chief().call(listScans, { company_id, from })).total).toBe(0);
      expect((await chief().call(listScans, { asset_types: ["android"] })).total).toBe(0);
      const { list } = await chief().call(listCompanyNames, { search: scans.company?.name ?? "" });
      expect(list.map((one) => one.id)).toContain(company_id);

      expect((await chief().call(previewRegenerate, { id: made.id })).list).toEqual([]);
      // As if an older rule had answered it.
      const { results } = await chief().call(getScan, { id: made.id });
      const outcomes = new Set(results.map(({ outcome }) => outcome));
      expect([...outcomes], "the sample shows what rules say").toEqual(
        expect.arrayContaining(["failed", "passed", "uncertain"]),
      );
      const [one] = results;
      const { db } = server.services;
      await db
        .update(result)
        .set({ rule_version: 0, engine_outcome: "not_applicable" })
        .where(and(eq(result.assessment_id, made.id), eq(result.check_id, one?.check_id ?? "")));
      const changed = await chief().call(previewRegenerate, { id: made.id });
      expect(changed.list).toMatchObject([{ check_id: one?.check_id, rule_before: 0, before: null }]);

      // What was shown is accepted; what changed since then is not.
      const edit = { outcome: "failed", level: "low", hidden: false, note: "Seen by hand." } as const;
      await chief().call(editResult, { result_id: results[1]?.id ?? "", ...edit });
      const outdated = chief().call(regenerateScan, { id: made.id, mark: changed.mark });
      expect((await failureOf(outdated)).key).toBe("scan.preview_outdated");
      const [kept] = await db
        .select()
        .from(result)
        .where(eq(result.id, one?.id ?? ""));
      expect(kept?.rule_version, "nothing was regenerated").toBe(0);
      const { mark } = await chief().call(previewRegenerate, { id: made.id });
      await chief().call(regenerateScan, { id: made.id, mark });
      expect((await chief().call(previewRegenerate, { id: made.id })).list).toEqual([]);
    });

    test("another company's object, no company, and who may not", async () => {
      const theirs = (await server.as(server.people.stranger).call(info, {})).company_id;
      const wrong = chief().call(createScan, { company_id: theirs, object_ids: [object_id] });
      expect((await failureOf(wrong)).key).toBe("object.not_found");
      const newcomer = server.as(server.people.newcomer);
      expect(
        (await failureOf(newcomer.call(createScan, { company_id, object_ids: [object_id] }))).status,
      ).toBe(403);
      expect(
        (await failureOf(owner().call(createScan, { company_id, object_ids: [object_id] }))).status,
      ).toBe(401);
    });

    test("pages of the older half are those of the newer, gone on with", async () => {
      const { db } = server.services;
      const [one] = await db.select().from(assessment).limit(1);
      if (!one) throw new Error("no scan was made");
      const { company_id: of, submitted_by } = one;
      const failed = { company_id: of, submitted_by, state: "failed" as const };
      await db.insert(assessment).values(Array.from({ length: 50 }, () => failed));
      const numbers: number[] = [];
      const pageOf = async (page: number) =>
        (await chief().call(listScans, { states: ["failed"], page })).list.map(({ number }) => number);
      for (const page of [1, 2, 3]) numbers.push(...(await pageOf(page)));
      const { total } = await chief().call(listScans, { states: ["failed"] });
      expect([total, numbers]).toEqual([new Set(numbers).size, numbers.toSorted((a, b) => b - a)]);
      expect(await pageOf(4)).toEqual([]);
      await db.delete(assessment).where(eq(assessment.state, "failed"));
    });
  },
  { on: "either" },
);
