import type { ReplyOf, RequestOf } from "@candor/api/contract";
import {
  checkAssets,
  createWebsite,
  dashboard,
  getAssessment,
  getCheck,
  listChecks,
  listObjects,
  listScenarios,
  publishScan,
  submitAssessment,
  updateWebsite,
} from "@candor/api/endpoints";
import {
  CHECK_STATUSES,
  type CheckRow,
  LEVELS,
  MATURITY_THRESHOLDS,
  STATUS_RANKS,
} from "@candor/api/entities";
import { checkTexts } from "@candor/engine/rules";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { assessment, jiraLink, result } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

type Query = RequestOf<typeof listChecks>;

withServer("published checks", (server) => {
  const names = ["Äpfel shop", "Zebra", "banana 10", "banana 2"];
  let assessmentId = "";
  let secondId = "";
  /** The dashboard while the first assessment was the only one. */
  let board: ReplyOf<typeof dashboard>;

  beforeAll(async () => {
    const owner = server.as(server.people.owner);
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      const url = `https://site-${index}.example/`;
      if (name === "Zebra") server.runner.play(url, bringsFacts("careful"));
      ids.push((await owner.call(createWebsite, { name, url, territories: ["EU"] })).id);
    }
    const { id } = await owner.call(submitAssessment, { object_ids: ids, authorised: true });
    await until(async () => (await owner.call(getAssessment, { id })).state === "expert_review");
    await server.as(server.people.expert).call(publishScan, { id });
    assessmentId = id;
  });

  const list = (query: Query = {}, language: "en" | "cn" = "en") =>
    server.as(server.people.viewer, language).call(listChecks, query);

  /** Every row of a query, page by page. */
  async function all(query: Query, language: "en" | "cn" = "en"): Promise<CheckRow[]> {
    const rows: CheckRow[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await list({ ...query, page }, language);
      rows.push(...answer.list);
      if (answer.list.length === 0 || rows.length >= answer.total) return rows;
    }
  }

  const isSorted = <T>(values: readonly T[], compare: (a: T, b: T) => number) =>
    values.every((value, index) => index === 0 || compare(values[index - 1] as T, value) <= 0);

  test.for(["status", "title", "object", "changed"] as const)(
    "pages by %s hold every row once, both ways",
    async (sort) => {
      for (const descending of [false, true]) {
        const rows = await all({ sort, descending });
        const { counts, total } = await list();
        expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
        expect(total).toBe(CHECK_STATUSES.reduce((sum, status) => sum + counts[status], 0));
      }
    },
  );

  test("one check over all assets: how many have the issue, and what each is known by", async () => {
    const rows = await all({});
    const issues: readonly string[] = LEVELS;
    const check_id = rows.find(({ status }) => issues.includes(status))?.check_id ?? "";
    const ofCheck = rows.filter((row) => row.check_id === check_id);
    const ct = ofCheck.filter(({ status }) => issues.includes(status)).length;
    const ask = (given: RequestOf<typeof checkAssets>) =>
      server.as(server.people.viewer).call(checkAssets, given);
    const answer = await ask({ check_id });
    const { title, badge, badges, list: assets } = answer;
    expect(title).toEqual(checkTexts[check_id]?.title.plain);
    expect(badges).toEqual([badge]);
    expect(badge).toEqual({
      ...{ ct, total: names.length, assetType: "website", colorType: 0 },
      levelName: LEVELS.find((level) => ofCheck.some(({ status }) => status === level)),
    });
    expect(assets).toHaveLength(names.length);
    const { published_at } = await server.services.db
      .select()
      .from(assessment)
      .where(eq(assessment.id, assessmentId))
      .then(([row]) => row ?? { published_at: null });
    for (const asset of assets) {
      const row = ofCheck.find(({ id }) => id === asset.result_id);
      expect(asset).toEqual({
        ...{ object_id: row?.object_id, result_id: row?.id, asset_type: "website", status: row?.status },
        ...{ resolution: row?.resolution, owner: null, owner_id: null, issue: null },
        changed_at: row?.changed_at,
        object_title: row?.object_name,
        url: `https://site-${names.indexOf(asset.object_title)}.example/`,
        time: published_at?.toISOString(),
        object_version_name: null,
      });
    }
    expect(await ask({ check_id, asset_type: "website" })).toEqual(answer);
    expect((await failureOf(ask({ check_id, asset_type: "aws" }))).key).toBe("check.not_found");
    const stranger = server.as(server.people.stranger).call(checkAssets, { check_id });
    expect((await failureOf(stranger)).key).toBe("check.not_found");
  });

  test("the worst come first, and last when turned round", async () => {
    const ranks = (await all({})).map(({ status }) => STATUS_RANKS[status]);
    expect(isSorted(ranks, (a, b) => a - b)).toBe(true);
    expect((await all({ descending: true })).map(({ status }) => STATUS_RANKS[status])).toEqual(
      ranks.toReversed(),
    );
  });

  test("titles and names are in the order of the reader's language", async () => {
    for (const [language, tag] of [
      ["en", "en-GB"],
      ["cn", "zh-CN"],
    ] as const) {
      const { compare } = new Intl.Collator(tag);
      const titles = (await all({ sort: "title" }, language)).map(({ title }) => title[language]);
      expect(isSorted(titles, compare)).toBe(true);
    }
    const objects = (await all({ sort: "object" })).map(({ object_name }) => object_name);
    expect([...new Set(objects)]).toEqual(["Äpfel shop", "banana 2", "banana 10", "Zebra"]);
  });

  test("filters by level and law narrow the rows and leave the counts of all", async () => {
    const whole = await list();
    const critical = await list({ statuses: ["critical"], page_size: 100 });
    expect(critical.total).toBe(whole.counts.critical);
    expect(critical.list.every(({ status }) => status === "critical")).toBe(true);
    expect(critical.counts).toEqual(whole.counts);
    const gdpr = await list({ frameworks: ["gdpr"], page_size: 100 });
    expect(gdpr.total).toBe(whole.framework_counts.gdpr);
    expect(gdpr.list.every(({ citations }) => citations.some(({ framework }) => framework === "gdpr"))).toBe(
      true,
    );
    const both = await all({ statuses: ["critical", "medium"], frameworks: ["gdpr"] });
    expect(both).toHaveLength((await list({ statuses: ["critical", "medium"], frameworks: ["gdpr"] })).total);
  });

  test("filters by scenario, category, type, Jira issue and time of change, as each is counted", async () => {
    const whole = await list();
    for (const { id, total } of whole.scenario_counts) {
      expect((await list({ scenarios: [id] })).total).toBe(total);
    }
    const [category] = whole.category_counts;
    const inCategory = await all({ categories: [category?.id ?? ""] });
    expect(inCategory).toHaveLength(category?.total ?? 0);
    expect(new Set(inCategory.map((row) => row.category.en))).toEqual(new Set([category?.title.en]));
    expect((await list({ categories: ["none-such"] })).total).toBe(0);
    expect((await list({ asset_types: ["website"] })).total).toBe(whole.total);
    expect((await list({ asset_types: ["aws"] })).total).toBe(0);

    const [row] = whole.list;
    if (!row) throw new Error("nothing is published");
    const { object_id, check_id } = row;
    const [stored] = await server.services.db.select().from(result).where(eq(result.id, row.id));
    await server.services.db.insert(jiraLink).values({
      ...{ company_id: stored?.company_id ?? "", object_id, check_id },
      ...{ cloud_id: "site", issue_id: "1", key: "SEC-1", url: "https://jira.example/SEC-1" },
      linked_by: "The owner",
    });
    const linked = await list({ jira: "linked" });
    expect(linked.list.map(({ id, issue }) => [id, issue?.key])).toEqual([[row.id, "SEC-1"]]);
    expect((await list({ jira: "unlinked" })).total).toBe(whole.total - 1);

    const later = new Date(Date.now() + 60_000);
    const of = eq(result.id, row.id);
    await server.services.db.update(result).set({ changed_at: later }).where(of);
    const since = (await list({ changed_since: later.toISOString() })).list;
    expect(since.map(({ id }) => id)).toEqual([row.id]);
  });

  test("searches titles in the reader's language, and objects' names as they are written", async () => {
    const english = await all({ search: "COOKIE" });
    expect(english.length).toBeGreaterThan(0);
    const chinese = await list({ search: "隐私政策" }, "cn");
    expect(chinese.total).toBeGreaterThan(0);
    expect((await list({ search: "隐私政策" }, "en")).total).toBe(0);
    const zebra = await all({ search: "zeb" });
    expect(new Set(zebra.map(({ object_name }) => object_name))).toEqual(new Set(["Zebra"]));
    expect((await list({ search: "zeb" })).total).toBe(zebra.length);
    expect((await list({ search: "%" })).total).toBe(0);
  });

  test("one object's checks come with its own counts; nonsense is refused", async () => {
    const { objects } = await list();
    expect(objects.map(({ name }) => name)).toEqual(["Äpfel shop", "banana 2", "banana 10", "Zebra"]);
    const zebra = objects.find(({ name }) => name === "Zebra");
    const careful = await list({ object_id: zebra?.id, page_size: 100 });
    expect(careful.counts.critical).toBe(0);
    expect(careful.total).toBe(careful.list.length);
    expect((await list({ assessment_id: assessmentId })).total).toBe((await list()).total);
    const refused = await failureOf(list({ page: 0, page_size: 7 as 20 }));
    expect(refused.fields).toEqual({ page: "too_short", page_size: "choice" });
  });

  test("a check tells a defect only where there is one, and explains itself always", async () => {
    const rows = await all({});
    const client = server.as(server.people.viewer);
    for (const status of ["critical", "potential", "uncertain", "passed"] as const) {
      const row = rows.find((one) => one.status === status);
      if (!row) throw new Error(`nothing is ${status}`);
      const check = await client.call(getCheck, { id: row.id });
      const text = checkTexts[check.check_id];
      const told = status === "critical" || status === "potential";
      expect([status, check.what_is_wrong]).toEqual([status, told ? text?.whatIsWrong : null]);
      expect(check.explain).toEqual(text?.explain);
      expect(check.uncertain_reason !== null).toBe(status === "uncertain");
    }
  });

  test("a check knows its place among those of its object", async () => {
    const { objects } = await list();
    const rows = await all({ object_id: objects[0]?.id });
    const places = await Promise.all(
      rows.slice(0, 5).map(async ({ id }) => {
        const client = server.as(server.people.viewer);
        return (await client.call(getCheck, { id })).position;
      }),
    );
    expect(places).toEqual([1, 2, 3, 4, 5]);
  });

  test("the dashboard shows the worst objects and laws, at most five", async () => {
    const overview = await server.as(server.people.viewer).call(dashboard, {});
    const { counts } = await list();
    expect(overview.counts).toEqual(counts);
    expect(overview.objects.at(-1)?.name).toBe("Zebra");
    expect(overview.framework_rates.length).toBeLessThanOrEqual(5);
    const rates = overview.framework_rates.map(({ passed, total }) => passed / total);
    expect(isSorted(rates, (a, b) => a - b)).toBe(true);
    const { score = 0, level = "credible" } = overview.maturity ?? {};
    expect(score).toBeGreaterThanOrEqual(MATURITY_THRESHOLDS[level]);
    expect(score).toBeLessThan(MATURITY_THRESHOLDS.comprehensive);
    expect(overview.comparison).toBeNull();
  });

  test("after one object of four was assessed again, beside a new one, the same four are compared", async () => {
    const owner = server.as(server.people.owner);
    const first = await owner.call(dashboard, {});
    const zebra = first.objects.find(({ name }) => name === "Zebra");
    if (!zebra) throw new Error("no object");
    const url = "https://site-4.example/";
    const fresh = await owner.call(createWebsite, { name: "New", url, territories: ["EU"] });
    server.runner.play("https://site-1.example/", bringsFacts("careless"));
    const { id } = await owner.call(submitAssessment, { object_ids: [zebra.id, fresh.id], authorised: true });
    await until(async () => (await owner.call(getAssessment, { id })).state === "expert_review");
    await server.as(server.people.expert).call(publishScan, { id });

    const { counts, comparison, objects, assessed_total } = await owner.call(dashboard, {});
    const worse = (await list({ object_id: zebra.id })).counts;
    const added = (await list({ object_id: fresh.id })).counts;
    expect(assessed_total).toBe(5);
    expect(comparison).toMatchObject({ objects: 4, assessed_again: 1, previous_counts: first.counts });
    expect(comparison?.previous_score).toBe(first.maturity?.score);
    expect(comparison?.at).toBe(first.assessed_at);
    for (const status of CHECK_STATUSES) {
      const change = worse[status] - (zebra.counts?.[status] ?? 0);
      expect([status, comparison?.counts[status]]).toEqual([status, (first.counts?.[status] ?? 0) + change]);
      expect([status, counts?.[status]]).toEqual([status, (comparison?.counts[status] ?? 0) + added[status]]);
    }
    const changes = Object.fromEntries(objects.map(({ name, issue_change }) => [name, issue_change]));
    expect(changes).toMatchObject({ New: null, "banana 2": 0 });
    expect(changes.Zebra).toBeGreaterThan(0);
    board = first;
    secondId = id;
  });

  test("laws of one field of business are cited for objects of that field", async () => {
    const owner = server.as(server.people.owner);
    const [row] = (await list()).list;
    if (!row) throw new Error("no check");
    const { id, name, url } = (await owner.call(listObjects, {})).list.find(
      (one) => one.id === row.object_id,
    ) as { id: string; name: string; url: string };
    const cites = async (sector: "health" | null, territory: "US" | "EU") => {
      await owner.call(updateWebsite, { id, name, url, territories: [territory], sector });
      const rows = await all({ object_id: id, page_size: 100 });
      return rows.some(({ citations }) => citations.some(({ framework }) => framework === "hipaa"));
    };
    /** What the counts, the filter and the scenarios say of that law. */
    const counted = async () => {
      const reply = await list({ object_id: id, frameworks: ["hipaa"], page_size: 100 });
      const scenarios = await owner.call(listScenarios, { object_ids: [id] });
      expect(reply.list).toHaveLength(Math.min(reply.total, 100));
      expect(reply.framework_counts.hipaa ?? 0).toBe(reply.total);
      return [reply.total > 0, scenarios.list.some(({ frameworks }) => frameworks.includes("hipaa"))];
    };
    expect(await cites("health", "US")).toBe(true);
    expect(await counted()).toEqual([true, true]);
    expect(await cites("health", "EU")).toBe(false);
    expect(await counted()).toEqual([false, false]);
    expect(await cites(null, "US")).toBe(false);
    await owner.call(updateWebsite, { id, name, url, territories: ["EU"] });
  });

  test("the dashboard of an earlier assessment is what it was then", async () => {
    const owner = server.as(server.people.owner);
    const then = await owner.call(dashboard, { assessment_id: assessmentId });
    const { counts, maturity, framework_rates, trend, assessed_at, object_total } = board;
    expect(then).toMatchObject({ counts, maturity, framework_rates, trend, assessed_at, object_total });
    expect(then).toMatchObject({ comparison: null, assessed_total: 4 });
    const objectsOf = ({ objects }: typeof board) => objects.map(({ name, counts }) => ({ name, counts }));
    expect(objectsOf(then)).toEqual(objectsOf(board));
  });

  test("of two objects of an assessment the one that had results before is compared", async () => {
    const owner = server.as(server.people.owner);
    const zebra = board.objects.find(({ name }) => name === "Zebra");
    await owner.call(submitAssessment, { object_ids: [zebra?.id ?? ""], authorised: true });
    expect((await owner.call(dashboard, {})).running).not.toBeNull();
    const second = await owner.call(dashboard, { assessment_id: secondId });
    expect(second).toMatchObject({ object_total: 2, assessed_total: 2, running: null });
    expect(second.counts).toEqual((await list({ assessment_id: secondId })).counts);
    expect(second.comparison).toMatchObject({
      ...{ at: board.assessed_at, objects: 1, assessed_again: 1 },
      previous_counts: zebra?.counts,
    });
    const changes = Object.fromEntries(second.objects.map(({ name, issue_change }) => [name, issue_change]));
    expect(changes).toEqual({ New: null, Zebra: expect.any(Number) });
    expect(second.trend.find(({ name }) => name === "Zebra")?.points).toHaveLength(2);
  });

  test("the dashboard of an assessment that is not there, not published or another's is empty", async () => {
    const empty = {
      counts: null,
      maturity: null,
      assessed_at: null,
      object_total: 0,
      objects: [],
      trend: [],
    };
    const owner = server.as(server.people.owner);
    const { running } = await owner.call(dashboard, {});
    for (const assessment_id of [crypto.randomUUID(), running?.id ?? ""])
      expect(await owner.call(dashboard, { assessment_id })).toMatchObject(empty);
    const stranger = server.as(server.people.stranger);
    expect(await stranger.call(dashboard, { assessment_id: assessmentId })).toMatchObject(empty);
  });
});
