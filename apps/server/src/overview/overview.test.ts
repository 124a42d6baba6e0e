import { CHECK_AGES } from "@candor/api/contract";
import {
  createWebsite,
  dashboard,
  getAssessment,
  listChecks,
  overviewPdf,
  overviewSheet,
  publishScan,
  setCheckPassed,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { LEVELS } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { assessment } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { type Printer, printer, TOO_MANY_WAIT } from "./printer.ts";

const asked: Parameters<Printer>[0][] = [];
const print: Printer = async (request) => {
  asked.push(request);
  if (asked.length > 3) return { ok: false, detail: TOO_MANY_WAIT };
  return asked.length > 2 ? { ok: false, detail: "no browser" } : { ok: true, pdf: Buffer.from("%PDF-1.7") };
};
const logLines: string[] = [];

withServer(
  "the overview",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const viewer = () => server.as(server.people.viewer);
    const sites: string[] = [];
    const assessments: string[] = [];
    const sheet = (assessment_id?: string) =>
      viewer().call(overviewSheet, assessment_id ? { assessment_id } : {});

    async function assess(): Promise<void> {
      const { id } = await owner().call(submitAssessment, { object_ids: sites, authorised: true });
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id });
      assessments.push(id);
    }

    beforeAll(async () => {
      asked.length = 0;
      expect(await sheet()).toMatchObject({ as_of: null, maturity: null, trend: [], heaviest: [] });
      for (const [at, name] of ["Shop", "Blog"].entries()) {
        const url = `https://site-${at}.example/`;
        sites.push((await owner().call(createWebsite, { name, url, territories: ["EU"] })).id);
      }
      server.runner.play("https://site-1.example/", bringsFacts("careful"));
      await assess();
    });

    test("says what the dashboard says: maturity, counts, the five laws, and objects by level", async () => {
      const now = await sheet();
      const board = await viewer().call(dashboard, {});
      expect(now).toMatchObject({
        as_of: board.assessed_at,
        counts: board.counts,
        maturity: board.maturity,
        framework_rates: board.framework_rates,
      });
      expect(now.trend).toEqual([{ at: board.assessed_at, score: board.maturity?.score }]);
      expect(now.objects.reduce((sum, { total }) => sum + total, 0)).toBe(2);
      expect(now.issues.map(({ level, total }) => [level, total])).toEqual(
        LEVELS.map((level) => [level, board.counts?.[level]]),
      );
    });

    test("names the five checks with most to gain, and the gain is what passing them brings", async () => {
      const { heaviest, maturity } = await sheet();
      expect(heaviest).toHaveLength(5);
      const gains = heaviest.map(({ gain }) => gain);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      const [first] = heaviest;
      const { list } = await viewer().call(listChecks, { page_size: 100, statuses: [...LEVELS] });
      for (const { id, check_id } of list)
        if (check_id === first?.check_id)
          await owner().call(setCheckPassed, { id, duration: "forever", reason: "Settled elsewhere" });
      const after = await sheet();
      expect(after.maturity?.score).toBe((maturity?.score ?? 0) + (first?.gain ?? 0));
      expect(after.heaviest.map(({ check_id }) => check_id)).not.toContain(first?.check_id);
      expect(after.by_hand).toMatchObject({
        next_assessment: 0,
        forever: first?.objects,
        marked_resolved: 0,
      });
      expect(after.by_hand.newest[0]).toMatchObject({ by: "The owner", duration: "forever" });
    });

    test("parts open issues by age, and leaves out what is marked resolved", async () => {
      const { list } = await viewer().call(listChecks, { page_size: 100, statuses: ["medium"] });
      await owner().call(setCheckResolved, { id: list[0]?.id ?? "", resolved: true });
      const long = new Date(Date.now() - 100 * 86_400_000);
      await server.services.db
        .update(assessment)
        .set({ published_at: long })
        .where(eq(assessment.id, assessments[0] ?? ""));
      await assess();
      const now = await sheet();
      const sum = (age: "young" | "older" | "old") => now.issues.reduce((all, one) => all + one[age], 0);
      // Of the shop since long, of the blog since now.
      expect([sum("old") > 0, sum("older"), sum("young") > 0]).toEqual([true, 0, true]);
      for (const { young, older, old, total } of now.issues) expect(young + older + old).toBe(total);
      // Each number is that of the checks it leads to.
      for (const { level, ...ages } of now.issues)
        for (const age of CHECK_AGES) {
          const found = await viewer().call(listChecks, { statuses: [level], ages: [age] });
          expect([level, age, found.total]).toEqual([level, age, ages[age]]);
        }
      expect(now.trend).toHaveLength(2);
      const then = await sheet(assessments[0]);
      expect(then).toMatchObject({ as_of: long.toISOString(), trend: [{ at: long.toISOString() }] });
      expect(then.by_hand.marked_resolved).toBe(1);
      expect(then.issues.every(({ older, old }) => older + old === 0)).toBe(true);
    });

    test("is printed with its own state, in one's language, and a failure says what to do", async () => {
      const { file_name, content } = await server
        .as(server.people.viewer, "cn")
        .call(overviewPdf, { timezone: "Asia/Tokyo" });
      expect(file_name).toMatch(/^candor-overview-\d{4}-\d{2}-\d{2}\.pdf$/);
      expect(Buffer.from(content, "base64").toString()).toBe("%PDF-1.7");
      const [request] = asked;
      expect(request).toMatchObject({
        path: "/overview",
        storage: { "candor.lang": "cn", "candor.theme": "light" },
      });
      const replies = Object.values(request?.replies ?? {}).map((text) => JSON.parse(text).data);
      expect(replies[0]).toMatchObject({ language: "zh", timezone: "Asia/Tokyo", email: "" });
      expect(replies[1]).toEqual(await sheet());
      // No session of anybody's goes along.
      expect(JSON.stringify(request)).not.toContain(server.people.viewer.token);
      await viewer().call(overviewPdf, { timezone: "Nowhere/At-all" });
      expect(JSON.parse(Object.values(asked[1]?.replies ?? {})[0] ?? "").data.timezone).toBe("UTC");
      logLines.length = 0;
      const refusals = [
        await failureOf(viewer().call(overviewPdf, {})),
        await failureOf(viewer().call(overviewPdf, {})),
      ];
      expect(refusals.map(({ key }) => key)).toEqual(["common.unavailable", "common.unavailable"]);
      const said = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => /not be printed/.test(msg));
      const [error, info] = [50, 30];
      expect(said.map(({ level, detail }) => [level, detail])).toEqual([
        [error, "no browser"],
        [info, TOO_MANY_WAIT],
      ]);
    });

    test("is a company's own, and no browser waits for what is not there", async () => {
      const stranger = server.as(server.people.stranger);
      const printed = asked.length;
      const refusalOf = async (request: { assessment_id?: string | undefined }) =>
        (await failureOf(stranger.call(overviewPdf, request))).key;
      expect(await refusalOf({})).toBe("assessment.none_published");
      expect(await refusalOf({ assessment_id: assessments[0] })).toBe("assessment.not_found");
      expect(asked).toHaveLength(printed);
      expect(await stranger.call(overviewSheet, {})).toMatchObject({ as_of: null, trend: [] });
      expect(await stranger.call(overviewSheet, { assessment_id: assessments[0] })).toMatchObject({
        as_of: null,
      });
    });
  },
  { on: "either", print, logLines },
);

test("one page is printed at a time, and only a few wait", async () => {
  let running = 0;
  let most = 0;
  const once = printer("folder", async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 1));
    running -= 1;
    return { ok: true, pdf: Buffer.from("") };
  });
  const request = { path: "/overview", storage: {}, replies: {}, ready: "body" };
  const all = await Promise.all(Array.from({ length: 7 }, () => once(request)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(5);
  expect(most).toBe(1);
  expect((await once(request)).ok).toBe(true);
});
