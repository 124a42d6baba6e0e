import { createHash } from "node:crypto";
import type { RequestOf } from "@candor/api/contract";
import {
  applicationCard,
  assessmentTimes,
  checkAssets,
  compareChecks,
  createWebsite,
  dashboard,
  type Endpoint,
  editResult,
  exportChecks,
  getApplication,
  getAssessment,
  getCheck,
  getCheckFile,
  getScan,
  getScanFile,
  getScenario,
  getScenarioScan,
  info,
  listApplications,
  listAssessments,
  listChecks,
  listComments,
  listRisks,
  listScenarios,
  overviewSheet,
  publishScan,
  scanHistory,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { beforeAll, expect, test, vi } from "vitest";
import { eq } from "../database/drizzle.ts";
import { blob, scan } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts, recordedBlob } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "staff's preview of results in review",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const preview = () => server.as(server.people.preview);
    const url = "https://site-0.example/";
    let object_id = "";
    let assessment_id = "";
    let scan_id = "";
    const table = () => preview().call(listChecks, { assessment_id, page_size: 100 });

    async function review(facts: Parameters<typeof bringsFacts>[0]): Promise<string> {
      server.runner.play(url, bringsFacts(facts));
      const { id } = await owner().call(submitAssessment, { object_ids: [object_id], authorised: true });
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      return id;
    }

    beforeAll(async () => {
      object_id = (await owner().call(createWebsite, { name: "Shop", url, territories: ["EU"] })).id;
      assessment_id = await review("careless");
      scan_id = (await owner().call(getAssessment, { id: assessment_id })).objects[0]?.scan_id ?? "";
    });

    test("reads them by the customer's own calls; the company's people do not", async () => {
      const { list, total, counts } = await table();
      expect(total).toBe(list.length);
      expect(total).toBeGreaterThan(10);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
      const id = list[0]?.id ?? "";
      const check = await preview().call(getCheck, { id });
      expect(check).toMatchObject({ id, assessment_id, current: false });
      expect(check.history.map(({ kind }) => kind)).toContain("detected_failed");
      expect(await preview().call(listComments, { check: id })).toEqual({ list: [] });
      expect(await owner().call(listChecks, { assessment_id })).toMatchObject({ list: [], total: 0 });
      expect((await failureOf(owner().call(getCheck, { id }))).key).toBe("check.not_found");
      expect((await failureOf(owner().call(listComments, { check: id }))).key).toBe("check.not_found");
      // Without naming the assessment a preview sees what its people see.
      expect(await preview().call(listChecks, {})).toMatchObject({ total: 0 });
      expect(await preview().call(dashboard, {})).toMatchObject({ counts: null });
      expect(await preview().call(overviewSheet, {})).toMatchObject({ as_of: null });
    });

    test("follows the expert at once, and changes nothing", async () => {
      const { list } = await table();
      const failing = list.find(({ resolution }) => resolution === "unmark_resolved");
      const refused = await failureOf(
        preview().call(setCheckResolved, { id: failing?.id ?? "", resolved: true }),
      );
      expect(refused.key).toBe("auth.preview_forbidden");
      const file = await failureOf(preview().call(exportChecks, { assessment_id, format: "csv" }));
      expect(file.key).toBe("auth.preview_forbidden");
      const before = await preview().call(listRisks, { assessment_id });
      const chief = server.as(server.people.chief);
      const { results } = await chief.call(getScan, { id: assessment_id });
      const found = results.find(({ check_id }) => check_id === failing?.check_id);
      await chief.call(editResult, {
        ...{ result_id: found?.id ?? "", outcome: "passed" as const, level: "low" as const },
        ...{ hidden: false, note: "Seen by hand" },
      });
      const after = (await table()).list.find(({ check_id }) => check_id === failing?.check_id);
      expect(after?.status).toBe("passed");
      expect((await preview().call(listRisks, { assessment_id })).all).toBe(before.all - 1);
    });

    test("shows them on every screen that tells results", async () => {
      const { counts, total } = await table();
      const issues = counts.critical + counts.medium + counts.low + counts.potential;
      const shown = await preview().call(dashboard, { assessment_id });
      expect(shown).toMatchObject({ counts, assessed_total: 1, objects: [{ id: object_id }] });
      expect(shown.trend[0]?.points).toHaveLength(1);
      expect(await preview().call(listRisks, { assessment_id })).toMatchObject({ all: issues, assessed: 1 });
      const sheet = await preview().call(overviewSheet, { assessment_id });
      expect(sheet).toMatchObject({ counts });
      expect(sheet.trend).toHaveLength(1);
      expect(sheet.objects.reduce((sum, one) => sum + one.total, 0)).toBe(1);
      const { list } = await preview().call(listScenarios, { assessment_id });
      expect(list.reduce((sum, row) => sum + row.total, 0)).toBeGreaterThan(0);
      const id = list.find((row) => row.total > 0)?.id ?? "";
      expect((await preview().call(getScenario, { id, assessment_id })).objects).toMatchObject([{ scan_id }]);
      expect((await preview().call(getScenarioScan, { id, scan_id })).list.length).toBeGreaterThan(0);
      const check_id = (await table()).list[0]?.check_id ?? "";
      expect(await preview().call(checkAssets, { check_id, assessment_id })).toMatchObject({
        list: [{ object_id }],
      });
      expect(await preview().call(getAssessment, { id: assessment_id })).toMatchObject({ counts });
      expect((await preview().call(listAssessments, {})).list).toMatchObject([{ id: assessment_id, counts }]);
      expect((await preview().call(listApplications, {})).list).toMatchObject([{ scan_id, counts }]);
      const { cards, last, incomplete } = await preview().call(getApplication, { scan_id });
      expect({ last, incomplete }).toEqual({ last: false, incomplete: null });
      const card_key = cards[0]?.card_key ?? "";
      expect(await preview().call(applicationCard, { object_id, scan_id, card_key })).toMatchObject({
        scan_id,
      });
      expect((await preview().call(scanHistory, { object_id })).list).toMatchObject([{ scan_id }]);
      expect((await preview().call(info, {})).app_list).toMatchObject([{ id: object_id }]);
      expect((await preview().call(assessmentTimes, {})).list).toMatchObject([
        { id: assessment_id, in_review: true, object_ids: [object_id] },
      ]);
      expect(total).toBeGreaterThan(issues);
    });

    /** The text of the policy that a check of the scan rests on, as the reader's calls name it. */
    const policyText = async (client: ReturnType<typeof owner>) => {
      const { list } = await client.call(listChecks, { assessment_id, page_size: 100 });
      const linked = list.find(({ check_id }) => check_id === "web.policy.link");
      const { evidence } = await client.call(getCheck, { id: linked?.id ?? "" });
      return String(evidence[0]?.rows[0]?.policyText);
    };

    test("keeps the policies as they were read for whoever reads the results, and for nobody else", async () => {
      const file = await policyText(preview());
      const { text } = await preview().call(getCheckFile, { scan_id, file });
      expect(createHash("sha256").update(text).digest("hex")).toBe(file);
      expect(text).toMatch(/^Privacy policy/);
      const chief = server.as(server.people.chief);
      expect(await chief.call(getScanFile, { scan_id, file })).toEqual({ text });
      const { results } = await chief.call(getScan, { id: assessment_id });
      expect(new Set(results.map((one) => one.scan_id))).toEqual(new Set([scan_id]));
      const label = await preview().call(applicationCard, { object_id, scan_id, card_key: "privacy_label" });
      expect(label.tables.find(({ id }) => id === "policies")?.rows[0]?.policyText).toBe(file);
      // In review, of another company, of no scan, no text, and no file of this scan although it is stored.
      const nowhere = "00000000-0000-4000-8000-000000000000";
      for (const refused of [
        () => owner().call(getCheckFile, { scan_id, file }),
        () => server.as(server.people.stranger).call(getCheckFile, { scan_id, file }),
        () => preview().call(getCheckFile, { scan_id: nowhere, file }),
        () => preview().call(getCheckFile, { scan_id, file: "0".repeat(64) }),
        () => preview().call(getCheckFile, { scan_id, file: recordedBlob.sha256 }),
        () => chief.call(getScanFile, { scan_id, file: recordedBlob.sha256 }),
      ])
        expect((await failureOf(refused())).key).toBe("check.file_not_found");
    });

    test("reads the policies of scans that ended before their texts were kept, from their facts", async () => {
      const file = await policyText(preview());
      const { db } = server.services;
      const ours = eq(scan.id, scan_id);
      const [kept] = await db.select({ files: scan.files }).from(scan).where(ours);
      await db.update(scan).set({ files: [] }).where(ours);
      const read = await preview().call(getCheckFile, { scan_id, file });
      expect(createHash("sha256").update(read.text).digest("hex")).toBe(file);
      const other = preview().call(getCheckFile, { scan_id, file: recordedBlob.sha256 });
      expect((await failureOf(other)).key).toBe("check.file_not_found");
      await db
        .update(scan)
        .set({ files: kept?.files ?? [] })
        .where(ours);
    });

    test("says that a text cannot be read for the moment, which is not that it is gone", async () => {
      const file = await policyText(preview());
      const fails = async (code: string) => {
        const error = Object.assign(new Error(code), { code, syscall: "open" });
        const get = vi.spyOn(server.services.blobs, "get").mockRejectedValueOnce(error);
        const failed = await failureOf(
          preview().call(getCheckFile, { scan_id, file }, { keepDuplicate: true }),
        );
        get.mockRestore();
        return failed.key;
      };
      expect(await fails("EMFILE")).toBe("common.internal");
      expect(await fails("ENOENT")).toBe("check.file_not_found");
    });

    /** What the calls that name an assessment tell one reader. */
    async function told(who: "owner" | "preview", named: object) {
      const client = who === "owner" ? owner() : preview();
      const calls: Endpoint[] = [dashboard, listRisks, overviewSheet, listScenarios, listChecks];
      const answers: unknown[] = [];
      for (const call of calls) answers.push(await client.call(call, named as RequestOf<Endpoint>));
      return answers;
    }

    test("leaves nothing of them in what the company's people are answered from", async () => {
      // Each kept answer is made anew after this publication.
      await server.as(server.people.expert).call(publishScan, { id: assessment_id });
      const published = assessment_id;
      const file = await policyText(owner());
      const read = await owner().call(getCheckFile, { scan_id, file });
      expect(read.text).toMatch(/^Privacy policy/);
      await server.services.db.update(blob).set({ created_at: new Date(0) });
      await server.services.blobs.remove(file);
      const gone = owner().call(getCheckFile, { scan_id, file }, { keepDuplicate: true });
      expect((await failureOf(gone)).key).toBe("check.file_not_found");
      assessment_id = await review("careful");
      const [mine, old] = [await told("preview", { assessment_id }), await told("preview", {})];
      const ours = await told("owner", { assessment_id });
      expect(ours).not.toEqual(mine);
      expect(ours).toMatchObject([
        { counts: null },
        { all: 0 },
        { as_of: null },
        { as_of: null },
        { total: 0 },
      ]);
      // Neither those who come first nor those who come after are told the other's.
      expect(await told("preview", { assessment_id })).toMatchObject([
        { assessed_total: 1, comparison: { objects: 1 } },
        { assessed: 1 },
        { trend: [{}, {}] },
        {},
        {},
      ]);
      expect(await told("owner", {})).toEqual(old);
      const compared = await preview().call(compareChecks, { before: published, after: assessment_id });
      expect(compared.after.assessment_id).toBe(assessment_id);
      expect(compared.versions.map(({ in_review }) => in_review)).toEqual([true, false]);
      const refused = owner().call(compareChecks, { before: published, after: assessment_id });
      expect((await failureOf(refused)).key).toBe("check.compare_unavailable");
      expect((await owner().call(assessmentTimes, {})).list.map(({ id }) => id)).toEqual([published]);
      const inReview = (await owner().call(getAssessment, { id: assessment_id })).objects[0]?.scan_id ?? "";
      const asked = owner().call(getApplication, { scan_id: inReview });
      expect((await failureOf(asked)).key).toBe("check.analysis_not_found");
      const [{ id = "" } = {}] = (await owner().call(listScenarios, {})).list;
      const scenario = owner().call(getScenarioScan, { id, scan_id: inReview });
      expect((await failureOf(scenario)).key).toBe("check.scenario_not_found");
      expect(await owner().call(getAssessment, { id: assessment_id })).toMatchObject({ counts: null });
    });
  },
  { on: "either" },
);
