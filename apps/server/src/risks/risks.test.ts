import {
  createWebsite,
  getAssessment,
  listChecks,
  listRisks,
  publishScan,
  setCheckOwner,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { LEVELS } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { assessment } from "../database/schema.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer("the risk register", (server) => {
  const owner = () => server.as(server.people.owner);
  const viewer = () => server.as(server.people.viewer);
  const sites: string[] = [];
  const assessments: string[] = [];

  async function assess(): Promise<void> {
    const { id } = await owner().call(submitAssessment, { object_ids: sites, authorised: true });
    await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
    await server.as(server.people.expert).call(publishScan, { id });
    assessments.push(id);
  }

  beforeAll(async () => {
    expect(await viewer().call(listRisks, {})).toMatchObject({ list: [], total: 0, all: 0, as_of: null });
    for (const [at, name] of ["Shop", "Blog"].entries()) {
      const url = `https://site-${at}.example/`;
      sites.push((await owner().call(createWebsite, { name, url, territories: ["EU"] })).id);
    }
    server.runner.play("https://site-1.example/", bringsFacts("careful"));
    await assess();
  });

  test("has one row for each failing check, over all objects, worst first", async () => {
    const { list, total, all, level_counts, objects, assessed } = await viewer().call(listRisks, {
      page_size: 100,
    });
    const checks = (await viewer().call(listChecks, { page_size: 100 })).list;
    const failing = checks.filter(({ status }) => LEVELS.some((level) => level === status));
    expect(new Set(list.map(({ check_id }) => check_id))).toEqual(
      new Set(failing.map(({ check_id }) => check_id)),
    );
    expect(total).toBe(list.length);
    expect(all).toBe(list.length);
    expect(LEVELS.reduce((sum, level) => sum + level_counts[level], 0)).toBe(all);
    expect({ objects, assessed }).toEqual({
      objects: new Set(failing.map(({ object_id }) => object_id)).size,
      assessed: 2,
    });
    const ranks = list.map(({ level }) => LEVELS.indexOf(level));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const risk of list) {
      const rows = failing.filter(({ check_id }) => check_id === risk.check_id);
      expect(risk).toMatchObject({
        objects: rows.length,
        assessed: checks.filter(({ check_id }) => check_id === risk.check_id).length,
        resolved: 0,
        resolution: "open",
        asset_type: "website",
        owners: [],
        unassigned: rows.length,
      });
      expect(rows.map(({ status }) => status)).toContain(risk.level);
    }
  });

  test("filters by category, level, scenario and words, and sorts both ways", async () => {
    const ask = (given: object) => viewer().call(listRisks, { page_size: 100, ...given });
    const { list, all } = await ask({});
    expect((await ask({ category: "website" })).total).toBe(all);
    expect(await ask({ category: "cloud" })).toMatchObject({ list: [], all: 0, assessed: 0 });
    const [first] = list;
    if (!first) throw new Error("The recorded site has no risk");
    const same = await ask({ levels: [first.level] });
    expect(same.total).toBe(list.filter(({ level }) => level === first.level).length);
    expect(same.all).toBe(all);
    const inScenario = await ask({ scenarios: [first.scenario_id] });
    expect(inScenario.list.every(({ scenario_id }) => scenario_id === first.scenario_id)).toBe(true);
    expect(inScenario.total).toBe(
      inScenario.scenario_counts.find(({ id }) => id === first.scenario_id)?.total,
    );
    expect((await ask({ search: "no such words" })).total).toBe(0);
    expect((await ask({ search: first.title.en })).list.map(({ check_id }) => check_id)).toContain(
      first.check_id,
    );
    for (const sort of ["title", "objects", "age"] as const) {
      const up = await ask({ sort });
      const down = await ask({ sort, descending: true });
      expect(new Set(up.list.map(({ check_id }) => check_id)).size).toBe(all);
      expect(down.total).toBe(all);
    }
    const counts = (await ask({ sort: "objects", descending: true })).list.map(({ objects }) => objects);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const paged = await viewer().call(listRisks, { page_size: 20, page: 2 });
    expect(paged.list).toEqual(list.slice(20, 40));
  });

  test("shows who takes care of it and what is marked resolved, at once", async () => {
    const { list: checks } = await viewer().call(listChecks, { page_size: 100, statuses: [...LEVELS] });
    const [first] = checks;
    if (!first) throw new Error("The recorded site has no failing check");
    const ofCheck = checks.filter(({ check_id }) => check_id === first.check_id);
    await owner().call(setCheckOwner, { id: first.id, owner_id: server.people.owner.id });
    const rowOf = async (given: object) =>
      (await viewer().call(listRisks, { page_size: 100, ...given })).list.find(
        ({ check_id }) => check_id === first.check_id,
      );
    expect(await rowOf({ owners: [server.people.owner.id] })).toMatchObject({
      owners: [{ id: server.people.owner.id }],
      unassigned: ofCheck.length - 1,
    });
    const before = await viewer().call(listRisks, {});
    for (const { id } of ofCheck) await owner().call(setCheckResolved, { id, resolved: true });
    const after = await viewer().call(listRisks, { page_size: 100 });
    expect(after.level_counts[first.level]).toBe(before.level_counts[first.level] - 1);
    expect(after).toMatchObject({ all: before.all, resolved_count: 1 });
    expect(after.list.at(-1)?.check_id).toBe(first.check_id);
    expect(await rowOf({ levels: [first.level] })).toBeUndefined();
    expect(await rowOf({ resolutions: ["open"] })).toBeUndefined();
    expect(await rowOf({ resolutions: ["resolved"] })).toMatchObject({
      resolution: "resolved",
      resolved: ofCheck.length,
      objects: ofCheck.length,
      level: first.level,
    });
  });

  test("knows since when, and shows an earlier assessment as it was", async () => {
    const [before] = (await viewer().call(listRisks, {})).list;
    const earlier = new Date("2026-01-02T03:04:05.000Z");
    await server.services.db
      .update(assessment)
      .set({ published_at: earlier })
      .where(eq(assessment.id, assessments[0] ?? ""));
    await assess();
    const now = await viewer().call(listRisks, { page_size: 100 });
    const then = await viewer().call(listRisks, { page_size: 100, assessment_id: assessments[0] });
    expect(then.as_of).toBe(earlier.toISOString());
    expect(Date.parse(now.as_of ?? "")).toBeGreaterThan(+earlier);
    expect(then.list.map(({ check_id }) => check_id)).toContain(before?.check_id);
    const seen = now.list.map(({ first_seen }) => first_seen);
    // Some risks lasted in their object, others came to it with this assessment.
    expect(seen).toContain(earlier.toISOString());
    expect(seen.filter((at) => at < earlier.toISOString())).toEqual([]);
    expect(then.list.every(({ first_seen }) => first_seen === earlier.toISOString())).toBe(true);
  });

  test("is a company's own", async () => {
    const stranger = server.as(server.people.stranger);
    expect(await stranger.call(listRisks, {})).toMatchObject({ all: 0, list: [] });
    expect(await stranger.call(listRisks, { assessment_id: assessments[0] })).toMatchObject({ all: 0 });
  });
});
