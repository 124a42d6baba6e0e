import { downloadOf } from "@candor/api/client";
import {
  adoptDetections,
  applicationCard,
  cardOptions,
  checkEvidenceTable,
  compareCheck,
  compareChecks,
  configEndpoints,
  createTemplate,
  createWebsite,
  exportCard,
  followScenario,
  getApplication,
  getAssessment,
  getCheck,
  getScenario,
  getScenarioScan,
  getScenarioTexts,
  listApplications,
  listChecks,
  listObjects,
  listPolicies,
  listScenarios,
  listTableSamples,
  previewCard,
  previewCardChart,
  previewCardTemplate,
  publishScan,
  publishTemplateVersion,
  scanHistory,
  setCheckPassed,
  submitAssessment,
  templateImpact,
  updateTemplateVersion,
} from "@candor/api/endpoints";
import { ANALYSIS_CARDS, COMPARE_CATEGORIES } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "what published assessments are looked at through",
  (server) => {
    const url = "https://site-1.example/";
    const owner = () => server.as(server.people.owner);
    const viewer = () => server.as(server.people.viewer);
    const stranger = () => server.as(server.people.stranger);
    let siteId = "";
    const assessments: string[] = [];

    async function assess(publish = true): Promise<void> {
      const { id } = await owner().call(submitAssessment, { object_ids: [siteId], authorised: true });
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      if (!publish) return;
      await server.as(server.people.expert).call(publishScan, { id });
      assessments.push(id);
    }

    beforeAll(async () => {
      const fields = { name: "Shop", url, territories: ["EU" as const] };
      siteId = (await owner().call(createWebsite, fields)).id;
      expect((await viewer().call(listApplications, {})).list).toEqual([]);
      const early = await failureOf(viewer().call(getApplication, { object_id: siteId }));
      expect(early.key).toBe("check.analysis_not_found");
      await assess();
      const one = await failureOf(viewer().call(compareChecks, { object_id: siteId }));
      expect(one.key).toBe("check.compare_unavailable");
      server.runner.play(url, bringsFacts("careful"));
      await assess();
    });

    test("an application is listed with its last publication, and keeps what was seen of it", async () => {
      const { list } = await viewer().call(listApplications, {});
      expect(list).toMatchObject([{ id: siteId, title: "Shop", assessment_id: assessments[1] }]);
      expect((await stranger().call(listApplications, {})).list).toEqual([]);
      const [shop] = (await viewer().call(listObjects, {})).list;
      expect(shop?.website?.browser).toMatch(/\d/);
      expect(shop?.website?.certificate_subject).not.toBeUndefined();
    });

    test("each view is read from the facts of the assessment that is asked for", async () => {
      const { list } = await viewer().call(scanHistory, { object_id: siteId });
      expect(list.map(({ assessment_id }) => assessment_id)).toEqual(assessments.toReversed());
      const [now, before] = list;
      const { cards } = await viewer().call(getApplication, { object_id: siteId, scan_id: before?.scan_id });
      expect(cards.map(({ card_key }) => card_key)).toEqual([...ANALYSIS_CARDS]);
      for (const { card_key, total, figures } of cards) {
        const wanted = { object_id: siteId, scan_id: before?.scan_id, card_key };
        const card = await viewer().call(applicationCard, wanted);
        expect(card.scan_id).toBe(before?.scan_id);
        expect(card.source).toBe(card_key);
        expect(total).toBeGreaterThan(0);
        if (card_key !== "cookies") expect(card.tables[0]?.total).toBe(total);
        const [figure] = figures;
        const parts = figure?.parts.map(({ value }) => value) ?? [];
        if (card_key === "cookies")
          expect(parts.reduce((sum, value) => sum + value, figure?.rest ?? 0)).toBe(total);
      }
      const pixel = { object_id: siteId, card_key: "tracking_pixel" as const };
      const latest = await viewer().call(applicationCard, pixel);
      expect([latest.scan_id, latest.tables[0]?.rows]).toEqual([now?.scan_id, []]);
    });

    test("each recipient says how it stands, worst check first, in its table, its filter and its file", async () => {
      const { list } = await viewer().call(scanHistory, { object_id: siteId });
      const wanted = { object_id: siteId, scan_id: list[1]?.scan_id, card_key: "data_sharing" };
      const { tables, vendor_statuses } = await viewer().call(applicationCard, wanted);
      const [hosts] = tables;
      expect(hosts?.columns[0]).toMatchObject({ key: "status", type: "status", label: { cn: "状态" } });
      for (const { owner, host, status } of hosts?.rows ?? [])
        expect(status).toBe(vendor_statuses.find(({ name }) => name === (owner || host))?.status ?? "passed");
      expect(vendor_statuses.map(({ status }) => status)).toContain("critical");
      const samples = await server.as(server.people.chief).call(listTableSamples, { key: "hosts" });
      const ofCard = samples.tables.find(({ from }) => from === "data_sharing");
      expect(ofCard?.table.columns[0]?.key).toBe("status");
    });

    test("a layout and cards that staff publish are on the customer's page without a rescan; what would break it is refused", async () => {
      const staff = () => server.as(server.people.chief);
      const { evidence_table: tables, card_template: templates, card: cards } = configEndpoints;
      const wanted = { object_id: siteId, card_key: "cross_border" };
      const shown = async () => (await viewer().call(applicationCard, wanted)).tables[0];
      expect((await shown())?.layout).toBeUndefined();
      const data = {
        title: { en: "Flows", cn: "流向" },
        ...{ tab_count: 0, tabs: [], groups: [], schema_keys: "host|owner", unique_keys: "host" },
        columns: [
          {
            key: "host",
            title: { en: "Host", cn: "主机" },
            type: "text" as const,
            positions: ["table" as const],
          },
        ],
      };
      const words = data.columns.map((column) => ({ ...column, type: "number" as const }));
      const broken = { key: "flows", enable: true, data: { ...data, columns: words } };
      expect((await failureOf(staff().call(tables.create, broken))).key).toBe("mis.breaks_published");
      const made = await staff().call(tables.create, { key: "flows", enable: false, data });
      const drafted = await staff().call(configEndpoints.evidence_table.draft, {
        ...{ id: made.id, revision: made.revision },
        draft: { ...made.data, title: { en: "Drafted", cn: "草稿" } },
      });
      expect([drafted.draft?.title.en, (await shown())?.layout]).toEqual(["Drafted", undefined]);
      const publish = (part: object, revision = drafted.revision) =>
        staff().call(tables.update, {
          ...{ id: made.id, key: "flows", revision, enable: true },
          data: { ...made.data, ...part } as typeof made.data,
        });
      expect((await failureOf(publish({}, made.revision))).key).toBe("mis.changed_meanwhile");
      expect((await failureOf(publish({ columns: words }))).key).toBe("mis.breaks_published");
      const impact = await staff().call(checkEvidenceTable, {
        key: "flows",
        data: { ...made.data, columns: words },
      });
      expect(impact.breaks[0]).toMatchObject({ kind: "number", column: "host" });
      expect((await publish({})).draft).toBeNull();
      expect((await shown())?.layout?.title).toEqual(data.title);
      const sample = await staff().call(listTableSamples, { key: "flows" });
      expect(sample.tables[0]?.table.rows.length).toBeGreaterThan(0);

      const say = { en: "Who gets data abroad", cn: "境外接收方" };
      await staff().call(templates.create, {
        key: "abroad",
        data: { title: say, layout: "table", evidence_table: "flows" },
      });
      await staff().call(cards.create, {
        key: "abroad",
        data: { title: say, card_template: "abroad", source: "cross_border", asset_types: ["website"] },
      });
      const { cards: configured } = await viewer().call(getApplication, { object_id: siteId });
      expect(configured).toMatchObject([
        { card_key: "abroad", source: "cross_border", title: say, layout: "table" },
      ]);
      const card = await viewer().call(applicationCard, { object_id: siteId, card_key: "abroad" });
      expect(card.tables[0]?.layout?.title).toEqual(data.title);
    });

    test("a chart and a template that staff publish are on the customer's card at once; what would break it is refused", async () => {
      const staff = () => server.as(server.people.chief);
      const { card: cards, card_template: templates, card_chart: charts } = configEndpoints;
      const title = { en: "By owner", cn: "按所有者" };
      const chart = {
        ...{ title, card: "abroad", chart: "figure" as const, max_items: 3 },
        ...{ dimension: "owner", metric: "unique" as const, metric_key: "host" },
      };
      const typed = { key: "owners", enable: true, data: chart };
      const wrong = { ...typed, data: { ...chart, dimension: "nowhere" } };
      const preview = await staff().call(previewCardChart, wrong);
      expect([preview.users, preview.breaks]).toEqual([
        ["abroad"],
        [{ kind: "column", entry: "owners", name: "nowhere" }],
      ]);
      expect((await failureOf(staff().call(charts.create, wrong))).key).toBe("mis.breaks_published");
      const sum = await staff().call(previewCardChart, {
        ...typed,
        data: { ...chart, metric: "sum" },
      });
      expect(sum.breaks).toEqual([{ kind: "number", entry: "owners", name: "host" }]);
      const whole = await staff().call(previewCardChart, typed);
      await staff().call(charts.create, typed);
      const shown = (await viewer().call(getApplication, { object_id: siteId })).cards[0];
      expect(shown?.figures[0]).toMatchObject({ chart: "figure", title });
      expect(shown?.figures[0]?.whole).toBeGreaterThan(1);
      expect([whole.breaks, whole.head?.figures]).toEqual([[], shown?.figures]);

      const aside = {
        title,
        card_template: "abroad",
        source: "cross_border" as const,
        asset_types: ["website" as const],
      };
      const unseen = await staff().call(cards.create, { key: "aside", enable: false, data: aside });
      const onAside = { ...typed, key: "aside-owners", data: { ...wrong.data, card: unseen.key } };
      const early = await staff().call(previewCardChart, onAside);
      expect(early.breaks).toEqual([{ kind: "column", entry: "aside-owners", name: "nowhere" }]);
      expect((await failureOf(staff().call(charts.create, onAside))).key).toBe("mis.breaks_published");
      await staff().call(cards.remove, { id: unseen.id, revision: unseen.revision });

      const [template] = (await staff().call(templates.list, { search: "abroad" })).list;
      const [one] = (await staff().call(cards.list, { search: "abroad" })).list;
      if (!template || !one) throw new Error("The entries of the test before are gone.");
      const off = { id: template.id, key: "abroad", revision: template.revision, enable: false };
      const switched = staff().call(templates.update, { ...off, data: template.data });
      expect((await failureOf(switched)).key).toBe("mis.breaks_published");
      const other = { ...one.data, source: "cookies" as const };
      const moved = await staff().call(previewCard, { key: "abroad", enable: true, data: other });
      expect(moved.breaks[0]).toEqual({ kind: "table", entry: "abroad", name: "flows" });
      const help = { en: "Read by recipient.", cn: "请按接收方阅读。" };
      const told = { ...template.data, help, layout: "map" as const };
      const looked = await staff().call(previewCardTemplate, { key: "abroad", enable: true, data: told });
      expect([looked.users, looked.breaks, looked.card?.help]).toEqual([["abroad"], [], help]);
      expect(looked.results).toBeGreaterThan(0);
      await staff().call(templates.update, { ...off, enable: true, data: told });
      const body = await viewer().call(applicationCard, { object_id: siteId, card_key: "abroad" });
      expect(body).toMatchObject({ layout: "map", help });
      expect((await staff().call(cardOptions, {})).templates).toMatchObject([
        { key: "abroad", enable: true },
      ]);
    });

    test("a card's table is exported as it is filtered, in the columns that staff export", async () => {
      const { tables } = await viewer().call(applicationCard, { object_id: siteId, card_key: "cookies" });
      const table = tables.toSorted((a, b) => b.rows.length - a.rows.length)[0];
      const names = (table?.rows ?? []).map(({ cookie }) => String(cookie));
      const wanted = { object_id: siteId, card_key: "cookies", table: table?.id ?? "" };
      const lines = async (part: object) => {
        const file = await downloadOf(owner(), exportCard, { ...wanted, ...part });
        return (await file.content.text()).trim().split("\r\n");
      };
      const whole = await lines({});
      expect(whole).toHaveLength(names.length + 1);
      const found = await lines({ search: names[0]?.toUpperCase() });
      expect(found[1]).toContain(names[0]);
      expect(await lines({ search: "nothing is called so" })).toHaveLength(1);
      expect((await lines({ sort: "cookie" })).slice(1)).toEqual(
        (await lines({ sort: "cookie", descending: true })).slice(1).toReversed(),
      );
      const missing = await failureOf(downloadOf(owner(), exportCard, { ...wanted, table: "nothing" }));
      expect(missing.key).toBe("check.analysis_not_found");
    });

    test("nothing of it is anyone else's", async () => {
      const wanted = { object_id: siteId };
      const refusals = await Promise.all([
        failureOf(stranger().call(getApplication, wanted)),
        failureOf(stranger().call(applicationCard, { ...wanted, card_key: "cookies" })),
        failureOf(stranger().call(scanHistory, wanted)),
        failureOf(stranger().call(compareChecks, wanted)),
      ]);
      expect(refusals.map(({ key }) => key)).toEqual([
        "check.analysis_not_found",
        "check.analysis_not_found",
        "object.not_found",
        "object.not_found",
      ]);
      const { list } = await stranger().call(listScenarios, { object_ids: [siteId] });
      expect(list.every(({ total }) => total === 0)).toBe(true);
      const policies = await stranger().call(listPolicies, {});
      expect(policies.list.every(({ found }) => found.length === 0)).toBe(true);
      const unknown = { ...wanted, scan_id: crypto.randomUUID() };
      expect((await failureOf(viewer().call(getApplication, unknown))).key).toBe("check.analysis_not_found");
    });

    test("two assessments are compared by what was detected, whatever people laid over it", async () => {
      const [one] = (await owner().call(listChecks, { statuses: ["uncertain", "low", "medium"] })).list;
      if (one)
        await owner().call(setCheckPassed, { id: one.id, duration: "next_assessment", reason: "Seen" });
      const comparison = await viewer().call(compareChecks, { object_id: siteId, page_size: 100 });
      expect([comparison.before.assessment_id, comparison.after.assessment_id]).toEqual(assessments);
      expect(comparison.versions).toHaveLength(2);
      expect(comparison.counts.failed_to_passed).toBeGreaterThan(0);
      for (const category of COMPARE_CATEGORIES) {
        const rows = comparison.list.filter(({ change }) => change === category);
        expect(rows).toHaveLength(comparison.counts[category]);
      }
      for (const { change, before, after } of comparison.list) {
        if (change === "failed_to_passed") expect(after?.status).toBe("passed");
        if (change === "always_passed") expect([before?.status, after?.status]).toEqual(["passed", "passed"]);
      }
      const changed = comparison.list.find(({ check_id }) => check_id === one?.check_id);
      expect(changed?.change).not.toBe("failed_to_passed");
      const { before: was, after: is, score_change: parts } = comparison;
      const sum = Object.values(parts ?? {}).reduce((all, part) => all + part, 0);
      expect(sum).toBe((is.score ?? 0) - (was.score ?? 0));
      expect(parts?.website).toBeGreaterThan(0);
      const wide = await viewer().call(compareChecks, { changes: ["failed_to_passed"] });
      expect([wide.total, wide.objects]).toEqual([
        comparison.counts.failed_to_passed,
        [{ id: siteId, name: "Shop" }],
      ]);
      const title = wide.list.find(({ cause }) => cause === "website")?.title.en ?? "none";
      const found = await viewer().call(compareChecks, { search: title.toUpperCase(), causes: ["website"] });
      expect(found.list.some((row) => row.title.en === title)).toBe(true);
      expect(found.list.every(({ cause }) => cause === "website")).toBe(true);
      expect((await viewer().call(compareChecks, { search: "no such words" })).total).toBe(0);
      expect(wide.list.every(({ evidence, cause }) => cause !== "website" || evidence !== null)).toBe(true);
      const [first, second] = assessments;
      const turned = await viewer().call(compareChecks, { object_id: siteId, before: second, after: first });
      expect(turned.after.assessment_id).toBe(second);
      const same = viewer().call(compareChecks, { object_id: siteId, before: first, after: first });
      expect((await failureOf(same)).key).toBe("check.compare_unknown");
    });

    test("one check is compared by its rows of evidence, from either side", async () => {
      const { list } = await viewer().call(compareChecks, { changes: ["failed_to_passed"] });
      const row = list.find(({ evidence }) => (evidence?.removed ?? 0) > 0);
      const id = row?.after?.id ?? "";
      const compared = await viewer().call(compareCheck, { id });
      expect(compared).toMatchObject({
        check_id: row?.check_id,
        change: "failed_to_passed",
        cause: "website",
      });
      expect(
        [compared.before.version, compared.after.version].map(({ assessment_id }) => assessment_id),
      ).toEqual(assessments);
      expect(compared.after.result?.status).toBe("passed");
      for (const { scan_id, result } of [compared.before, compared.after])
        expect((await viewer().call(getCheck, { id: result?.id ?? "" })).scan_id).toBe(scan_id);
      const removed = compared.tables.reduce((sum, { counts }) => sum + counts.removed, 0);
      expect(removed).toBe(row?.evidence?.removed);
      expect(await viewer().call(compareCheck, { id: row?.before?.id ?? "" })).toMatchObject({
        before: { result: { id: row?.before?.id } },
        after: { result: { id } },
      });
      expect((await failureOf(stranger().call(compareCheck, { id }))).key).toBe("check.not_found");
      const { assessment_id: same } = compared.after.version;
      const alone = { id, before: same, after: same };
      expect((await failureOf(viewer().call(compareCheck, alone))).key).toBe("check.compare_unknown");
    });

    test("scenarios hold every check, are filtered, and are followed by each person alone", async () => {
      const all = await viewer().call(listScenarios, {});
      const { list } = all;
      expect(all).toMatchObject({ total: list.length, all: list.length, objects: [{ id: siteId }] });
      const { counts } = await viewer().call(listChecks, {});
      expect(list.reduce((sum, scenario) => sum + scenario.counts.passed, 0)).toBe(counts.passed);
      const [scenario] = list;
      if (!scenario) throw new Error("no scenario");
      await viewer().call(followScenario, { id: scenario.id, followed: true });
      await viewer().call(followScenario, { id: scenario.id, followed: true });
      const followed = await viewer().call(listScenarios, { followed: true });
      expect(followed.list.map(({ id }) => id)).toEqual([scenario.id]);
      expect((await owner().call(listScenarios, { followed: true })).list).toEqual([]);
      await viewer().call(followScenario, { id: scenario.id, followed: false });
      expect((await viewer().call(listScenarios, { followed: true })).list).toEqual([]);
      expect((await viewer().call(listScenarios, { search: scenario.title.cn })).list).toHaveLength(1);
      expect((await viewer().call(listScenarios, { search: "no such words" })).list).toEqual([]);
      const detail = await viewer().call(getScenario, { id: scenario.id });
      expect(detail.scenario).toEqual({ ...scenario, followed: false });
      expect(detail.categories.reduce((sum, { total }) => sum + total, 0)).toBe(scenario.total);
      for (const { id, counts: ofCategory } of detail.categories) {
        const rows = await viewer().call(listChecks, { scenarios: [scenario.id], categories: [id] });
        expect(rows.total).toBe(Object.values(ofCategory).reduce((sum, count) => sum + count, 0));
      }
      expect(detail.articles.length).toBeGreaterThan(0);
      expect(detail.objects).toMatchObject([{ id: siteId, name: "Shop", total: scenario.total }]);
      expect(detail.as_of).toBe(all.as_of);
      expect(detail.solution.every(({ steps }) => steps.en.length > 0)).toBe(true);
      const inIt = await viewer().call(listChecks, { scenarios: [scenario.id] });
      expect(inIt.list.every((row) => row.scenario.en === scenario.title.en)).toBe(true);
      expect(inIt.total).toBeLessThan((await viewer().call(listChecks, {})).total);
    });

    test("a scenario says how much its pass rate changed, and how it stood in an earlier assessment", async () => {
      const [before, after] = await Promise.all(
        assessments.slice(0, 2).map((assessment_id) => viewer().call(listScenarios, { assessment_id })),
      );
      const { list } = await viewer().call(listScenarios, {});
      const points = ({ passed, total }: { passed: number; total: number }) =>
        Math.round((passed / total) * 100);
      for (const [at, { change }] of list.entries()) {
        const [then, now] = [before?.list[at], after?.list[at]];
        if (!then || !now) throw new Error("Each assessment has every scenario");
        expect(change).toBe(points(now) - points(then));
        expect(now.change).toBeNull();
      }
      expect(list.some(({ change }) => change !== 0)).toBe(true);
      expect((await stranger().call(listScenarios, { assessment_id: assessments[0] })).objects).toEqual([]);
    });

    test("those that a person follows come first, and pages do not overlap", async () => {
      const last = (await viewer().call(listScenarios, {})).list.at(-1);
      await viewer().call(followScenario, { id: last?.id ?? "", followed: true });
      expect((await viewer().call(listScenarios, {})).list[0]?.id).toBe(last?.id);
      await viewer().call(followScenario, { id: last?.id ?? "", followed: false });
      expect((await viewer().call(listScenarios, { page: 2 })).list).toEqual([]);
    });

    test("a scenario is shown as one scan found it, to its own company alone", async () => {
      const { objects, scenario } = await viewer().call(getScenario, { id: "consent" });
      const scan_id = objects[0]?.scan_id ?? "";
      const scan = await viewer().call(getScenarioScan, { scan_id, id: "consent" });
      expect(scan).toMatchObject({ object: { id: siteId }, counts: scenario.counts, title: scenario.title });
      const inIt = await viewer().call(listChecks, { scenarios: ["consent"], page_size: 100 });
      expect(scan.list.map(({ id }) => id)).toEqual(inIt.list.map(({ id }) => id));
      const unknown = (await failureOf(viewer().call(getScenarioScan, { scan_id, id: "none" }))).key;
      expect(unknown).toBe("check.scenario_not_found");
      const foreign = await failureOf(stranger().call(getScenarioScan, { scan_id, id: "consent" }));
      expect(foreign.key).toBe("check.scenario_not_found");
    });

    test("a scenario's texts come in the language asked for, its decisions with their sources", async () => {
      const id = (await viewer().call(listScenarios, {})).list[0]?.id ?? "";
      const en = await viewer().call(getScenarioTexts, { id });
      const cn = await server.as(server.people.viewer, "cn").call(getScenarioTexts, { id });
      expect(cn.intro).toMatch(/[一-鿿]/);
      expect(en.intro).not.toMatch(/[一-鿿]/);
      expect(cn.cases.map(({ source }) => source)).toEqual(en.cases.map(({ source }) => source));
    });

    test("policies are those that the last assessment read, by kind", async () => {
      const { list } = await viewer().call(listPolicies, {});
      expect(list.map(({ key }) => key)).toEqual([
        "dpa",
        "dpia",
        "data_breach",
        "ropa",
        "scc",
        "cookie_notice",
        "privacy_policy",
      ]);
      const policy = list.find(({ key }) => key === "privacy_policy");
      expect(policy?.type).toBe(7);
      expect(policy?.found[0]).toMatchObject({ object_id: siteId, object_name: "Shop" });
    });

    test("what is not published shows nowhere", async () => {
      await assess(false);
      const { list } = await viewer().call(scanHistory, { object_id: siteId });
      expect(list).toHaveLength(2);
    });

    test("customers read a check in staff's words; one that is switched off is in no new result", async () => {
      const staff = () => server.as(server.people.chief);
      const { meta_detection: detections } = configEndpoints;
      await staff().call(adoptDetections, {});
      const id = "web.tls.https";
      const rowOf = async (object_id = siteId) =>
        (await viewer().call(listChecks, { object_id, page_size: 100 })).list.find(
          ({ check_id }) => check_id === id,
        );
      const [entry] = (await staff().call(detections.list, { search: id })).list;
      if (!entry) throw new Error("not adopted");
      const words = { en: "Nobody reads along", cn: "无人旁听" };
      const titles = { plain: words, positive: words, negative: words };
      const change = { id: entry.id, key: id, data: { ...entry.data, titles } };
      await staff().call(detections.update, { ...change, revision: entry.revision });
      expect((await rowOf())?.title).toEqual(words);
      await staff().call(detections.update, { ...change, revision: entry.revision + 1, enable: false });
      expect(await rowOf()).toBeDefined();
      const fields = { name: "Other", url: "https://site-2.example/", territories: ["EU" as const] };
      const other = await owner().call(createWebsite, fields);
      const next = await owner().call(submitAssessment, { object_ids: [other.id], authorised: true });
      await until(async () => (await owner().call(getAssessment, { id: next.id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id: next.id });
      expect((await viewer().call(listChecks, { object_id: other.id })).total).toBeGreaterThan(10);
      expect(await rowOf(other.id)).toBeUndefined();
    });

    test("a template that staff publish tells a check's evidence without a rescan; one that would leave it unsaid is refused", async () => {
      const staff = () => server.as(server.people.chief);
      const { meta_detection: detections } = configEndpoints;
      await staff().call(adoptDetections, {});
      const { list } = await viewer().call(listChecks, { object_id: siteId, page_size: 100 });
      const details = await Promise.all(list.map(({ id }) => viewer().call(getCheck, { id })));
      const check = details.find(
        ({ evidence: [table] }) => table?.columns.some(({ key }) => key === "host") && table.rows.length > 0,
      );
      if (!check) throw new Error("no check with hosts");
      const content = (variable: string) => ({
        title: { en: "{{total}} in words", cn: "共 {{total}} 条" },
        variables: [{ name: variable, level: "row" as const }],
        format: { en: `See {{upper ${variable}}}`, cn: `见 {{${variable}}}` },
      });
      const made = await staff().call(createTemplate, {
        key: "hosts-told",
        type: "text",
        content: content("nowhere"),
      });
      const [entry] = (await staff().call(detections.list, { search: check.check_id })).list;
      if (!entry) throw new Error("not described");
      const data = { ...entry.data, evidence_template: "hosts-told" };
      await staff().call(detections.update, { id: entry.id, key: entry.key, revision: entry.revision, data });
      const version = made.versions[0]?.id ?? "";
      const refused = await failureOf(staff().call(publishTemplateVersion, { id: version, revision: 1 }));
      expect(refused.key).toBe("mis.breaks_published");
      const { breaks } = await staff().call(templateImpact, { id: made.id, content: content("nowhere") });
      const places = breaks.map(({ where }) => where);
      expect(places).toContainEqual(expect.stringContaining(`${check.check_id} (`));
      expect(new Set(places).size).toBe(places.length);
      const right = { id: version, revision: 1, note: "", content: content("host") };
      await staff().call(updateTemplateVersion, right);
      expect((await viewer().call(getCheck, { id: check.id })).evidence[0]?.layout).toBeUndefined();
      await staff().call(publishTemplateVersion, { id: version, revision: 2 });
      const [told] = (await viewer().call(getCheck, { id: check.id })).evidence;
      const host = String(check.evidence[0]?.rows[0]?.host);
      expect(told?.layout?.title.en).toBe(`${told?.total} in words`);
      expect(told?.columns.at(-1)?.labels?.["told-0"]).toEqual({
        en: `See ${host.toUpperCase()}`,
        cn: `见 ${host}`,
      });
    });
  },
  { on: "either" },
);
