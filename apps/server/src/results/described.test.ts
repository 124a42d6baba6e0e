import {
  adoptDetections,
  configEndpoints,
  createScan,
  createWebsite,
  getAssessment,
  getScan,
  getScenarioScan,
  info,
  listChecks,
  listRisks,
  publishScan,
} from "@candor/api/endpoints";
import type { ConfigData } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

type Detection = ConfigData<"meta_detection">;

withServer("checks as staff described them", (server) => {
  const chief = () => server.as(server.people.chief);
  const owner = () => server.as(server.people.owner);
  const detections = configEndpoints.meta_detection;
  let company_id = "";

  beforeAll(async () => {
    ({ company_id } = await owner().call(info, {}));
  });

  /** An assessment of a website that the job queue runs, as the customer reads it once it is published. */
  async function assessed(url: string) {
    server.runner.play(url, bringsFacts("careless"));
    const { id: object_id } = await owner().call(createWebsite, { name: "", url, territories: ["EU"] });
    const { id } = await chief().call(createScan, { company_id, object_ids: [object_id] });
    await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
    const { results } = await chief().call(getScan, { id });
    await chief().call(publishScan, { id });
    const checks = async (sort: "status" | "changed" = "status") =>
      (await owner().call(listChecks, { object_id, sort, descending: sort === "changed", page_size: 100 }))
        .list;
    return { results, checks };
  }

  async function describe(key: string, change: Partial<Detection>, enable = true) {
    const { list } = await chief().call(detections.list, { key });
    const [entry] = list;
    if (!entry) throw new Error(`${key} is not described`);
    const { id, revision, data } = entry;
    await chief().call(detections.update, { id, revision, key, data: { ...data, ...change }, enable });
  }

  test("stand in their category where staff put them, for staff and for the customer", async () => {
    await chief().call(adoptDetections, {});
    const { results, checks } = await assessed("https://site-1.example/");
    const before = await checks();
    // Two of one status and one category, next to one another.
    const at = before.findIndex(
      (one, index) =>
        before[index + 1]?.status === one.status && before[index + 1]?.category.en === one.category.en,
    );
    const [first, second] = before.slice(at, at + 2);
    if (!first || !second) throw new Error("no two checks of one status and category");
    await describe(first.check_id, { sort_in_category: 9_000 });
    await describe(second.check_id, { sort_in_category: 0 });

    const inOrder = (list: readonly { check_id: string }[]) =>
      list.map(({ check_id }) => check_id).filter((id) => id === first.check_id || id === second.check_id);
    const wanted = [second.check_id, first.check_id];
    expect(inOrder(results), "as it was").toEqual([first.check_id, second.check_id]);
    expect(inOrder(await checks())).toEqual(wanted);
    expect(inOrder(await checks("changed")), "of one day").toEqual(wanted);
    const scenario = first.scenario.en.toLowerCase();
    const { scenario_counts } = await owner().call(listChecks, {});
    const id = scenario_counts.find(({ title }) => title.en.toLowerCase() === scenario)?.id ?? "";
    const ofScan = await owner().call(getScenarioScan, { scan_id: first.scan_id, id });
    expect(inOrder(ofScan.list)).toEqual(wanted);
    // Those of other categories keep their order.
    const others = (list: readonly { check_id: string; category: { en: string } }[]) =>
      list.filter(({ category }) => category.en !== first.category.en).map(({ check_id }) => check_id);
    expect(others(before).length).toBeGreaterThan(10);
    expect(others(await checks())).toEqual(others(before));

    const titleOf = async () =>
      (await owner().call(listRisks, { page_size: 100 })).list.find(
        ({ check_id }) => check_id === first.check_id,
      )?.title.en;
    expect(await titleOf()).toBe(first.title.en);
    const said = { en: "As staff say", cn: "按员工所说" };
    await describe(first.check_id, { titles: { plain: said, positive: said, negative: said } });
    expect(await titleOf(), "without another publication").toBe("As staff say");
    const again = await assessed("https://site-2.example/");
    expect(inOrder(again.results)).toEqual(wanted);
  });

  test("bring no result in a new assessment once they are hidden or switched off", async () => {
    await chief().call(adoptDetections, {});
    const earlier = await assessed("https://site-3.example/");
    const [hidden = "", off = ""] = (await earlier.checks()).map(({ check_id }) => check_id);
    await describe(hidden, { hidden: true });
    await describe(off, {}, false);
    const ids = (list: readonly { check_id: string }[]) => list.map(({ check_id }) => check_id);
    const later = await assessed("https://site-4.example/");
    for (const list of [later.results, await later.checks()]) {
      expect(ids(list)).not.toContain(hidden);
      expect(ids(list)).not.toContain(off);
    }
    expect(later.results).toHaveLength(earlier.results.length - 2);
    // What was published stays as it was.
    expect(ids(await earlier.checks())).toEqual(expect.arrayContaining([hidden, off]));
  });
});
