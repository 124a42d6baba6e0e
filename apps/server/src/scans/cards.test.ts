import {
  applicationCard,
  createWebsite,
  editScanCard,
  getApplication,
  getAssessment,
  getScan,
  getScanCard,
  listApplications,
  listLogs,
  listScanCards,
  publishScan,
  regenerateScan,
  rescanScan,
  restoreScanCard,
  submitAssessment,
} from "@candor/api/endpoints";
import type { EvidenceTable } from "@candor/api/entities";
import { expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "an expert's word over a scan's views",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const expert = () => server.as(server.people.expert);
    let sites = 0;

    async function inReview(): Promise<{ id: string; object_id: string; report_id: string }> {
      sites += 1;
      const url = `https://site-${sites}.example/`;
      const site = await owner().call(createWebsite, { name: "", url, territories: ["EU"] });
      const { id } = await owner().call(submitAssessment, { object_ids: [site.id], authorised: true });
      await reaches(id);
      const { scan } = await expert().call(getScan, { id });
      return { id, object_id: site.id, report_id: scan.objects[0]?.scan_id ?? "" };
    }
    const reaches = (id: string) =>
      until(async () => {
        const { state } = await owner().call(getAssessment, { id }, { keepDuplicate: true });
        return state === "expert_review";
      });

    test("rows are replaced and a view is hidden; the customer sees what stands after publication", async () => {
      const { id, object_id, report_id } = await inReview();
      const cookies = { report_id, card_key: "cookies" as const };
      const before = await expert().call(getScanCard, cookies);
      expect(before).toMatchObject({ edit: null, assessment_id: id, object_name: "site-1.example" });
      expect(before.tables).toEqual(before.engine);
      const [table] = before.engine;
      if (!table || table.rows.length < 2) throw new Error("too few cookies");
      const kept = table.rows.slice(1);
      const edited = await expert().call(editScanCard, {
        ...{
          ...cookies,
          tables: [{ id: table.id, rows: kept }],
          hidden: false,
          note: " Set by our own proxy ",
          title: { en: "Cookies of the shop", cn: "商店的 Cookie" },
        },
      });
      expect(edited.tables[0]).toEqual({ ...table, rows: kept, total: table.total - 1 });
      expect(edited.engine).toEqual(before.engine);
      expect(edited.configured).toEqual({ title: null, sub_title: null });
      expect(edited.edit).toMatchObject({ note: "Set by our own proxy", by: "The expert", hidden: false });
      const hidden = { report_id, card_key: "sdks" as const, tables: [], hidden: true, note: "Not theirs" };
      await expert().call(editScanCard, hidden);
      const { list } = await expert().call(listScanCards, { report_id });
      expect(list.filter(({ edit }) => edit).map(({ card_key }) => card_key)).toEqual(["cookies", "sdks"]);
      await expert().call(regenerateScan, { id });
      expect((await expert().call(getScanCard, cookies)).tables).toEqual(edited.tables);

      await expert().call(publishScan, { id });
      const shown = await owner().call(applicationCard, { object_id, card_key: "cookies" });
      expect(shown.tables).toEqual(edited.tables);
      expect(shown.title).toEqual({ en: "Cookies of the shop", cn: "商店的 Cookie" });
      expect(shown.sub_title).toBeNull();
      const { cards } = await owner().call(getApplication, { object_id });
      expect(cards.find(({ source }) => source === "cookies")?.title?.en).toBe("Cookies of the shop");
      expect(cards.map(({ card_key }) => card_key)).not.toContain("sdks");
      const totals = new Map(list.map(({ card_key, total }) => [card_key, total]));
      expect(cards.map(({ total }) => total)).toEqual(cards.map(({ source }) => totals.get(source)));
      const gone = owner().call(applicationCard, { object_id, card_key: "sdks" });
      expect((await failureOf(gone)).key).toBe("check.analysis_not_found");
      const late = expert().call(restoreScanCard, cookies);
      expect((await failureOf(late)).key).toBe("scan.published");
      const log = await server.as(server.people.chief).call(listLogs, { target_id: report_id });
      expect(log.list.map(({ action }) => action)).toEqual(["scan.edit_card", "scan.edit_card"]);
    });

    test("a recipient that is hidden counts in no table, figure or headline of its customer", async () => {
      const { id, object_id, report_id } = await inReview();
      const sharing = { report_id, card_key: "data_sharing" as const };
      const before = await expert().call(getScanCard, sharing);
      const tableOf = ({ tables }: { tables: EvidenceTable[] }, name: string) =>
        tables.find((table) => table.id === name) ?? { rows: [], total: 0 };
      const [hidden, ...kept] = tableOf(before, "hosts").rows;
      if (!hidden || kept.length === 0) throw new Error("too few recipients");
      const others = kept.filter(({ owner, host }) => (owner ?? host) !== (hidden.owner ?? hidden.host));
      const rowsOfIt = tableOf(before, "shared").rows.filter(({ host }) => host === hidden.host).length;
      expect(rowsOfIt).toBeGreaterThan(0);
      const edit = { ...sharing, tables: [{ id: "hosts", rows: others }], hidden: false, note: "Their own" };
      await expert().call(editScanCard, edit);
      await expert().call(publishScan, { id });

      const shown = await owner().call(applicationCard, { object_id, card_key: "data_sharing" });
      for (const name of ["hosts", "shared", "requests"]) {
        const table = tableOf(shown, name);
        expect(
          table.rows.map(({ host }) => host),
          name,
        ).not.toContain(hidden.host);
        expect(table.total, name).toBe(table.rows.length);
      }
      // What another view says of the same host is its own.
      const border = await owner().call(applicationCard, { object_id, card_key: "cross_border" });
      expect(border.tables.flatMap(({ rows }) => rows.map(({ host }) => host))).toContain(hidden.host);
      const { application } = await owner().call(getApplication, { object_id });
      const parties = new Set(others.map(({ owner, host }) => owner ?? host)).size;
      expect(application.third_parties).toBe(parties);
      const { list } = await owner().call(listApplications, {});
      expect(list.find((one) => one.id === object_id)).toEqual(application);
    });

    test("what the engine's tables have no place for is named, and a reason is needed", async () => {
      const { report_id } = await inReview();
      const card = { report_id, card_key: "cookies" as const };
      const [table] = (await expert().call(getScanCard, card)).engine;
      const edit = (tables: { id: string; rows: Record<string, string>[] }[], note = "x") =>
        failureOf(expert().call(editScanCard, { ...card, tables, hidden: false, note }));
      expect((await edit([{ id: "none", rows: [] }])).fields).toEqual({ "tables.0.id": "unknown" });
      const strange = await edit([{ id: table?.id ?? "", rows: [{ none: "x" }] }]);
      expect(strange.fields).toEqual({ "tables.0.rows.0": "unknown" });
      const half = { ...card, tables: [], hidden: false, note: "x", title: { en: "Cookies", cn: " " } };
      expect((await failureOf(expert().call(editScanCard, half))).fields).toEqual({ "title.cn": "required" });
      expect((await edit([], " ")).fields).toEqual({ note: "required" });
      expect((await expert().call(getScanCard, card)).edit).toBeNull();
    });

    test("a view is restored by hand, and by new facts", async () => {
      const { id, report_id } = await inReview();
      const card = { report_id, card_key: "cookies" as const };
      const hide = { ...card, tables: [], hidden: true, note: "x" };
      await expert().call(editScanCard, hide);
      expect((await expert().call(restoreScanCard, card)).edit).toBeNull();
      await expert().call(editScanCard, hide);
      await expert().call(rescanScan, { id });
      await reaches(id);
      expect((await expert().call(getScanCard, card)).edit).toBeNull();
    });

    test("another expert's word that was not seen is neither overwritten nor taken off", async () => {
      const { report_id } = await inReview();
      const card = { report_id, card_key: "cookies" as const };
      const hide = { ...card, tables: [], hidden: true };
      const first = await expert().call(editScanCard, { ...hide, note: "Mine", seen: null });
      const chief = server.as(server.people.chief);
      const blind = chief.call(editScanCard, { ...hide, note: "Theirs", seen: null });
      expect((await failureOf(blind)).key).toBe("scan.edited_meanwhile");
      const unseen = chief.call(restoreScanCard, { ...card, seen: null });
      expect((await failureOf(unseen)).key).toBe("scan.edited_meanwhile");
      expect((await expert().call(getScanCard, card)).edit?.note).toBe("Mine");
      const seen = first.edit?.at ?? null;
      const next = await chief.call(editScanCard, { ...hide, note: "Theirs, having read it", seen });
      expect(next.edit?.note).toBe("Theirs, having read it");
      const restored = await expert().call(restoreScanCard, { ...card, seen: next.edit?.at ?? null });
      expect(restored.edit).toBeNull();
      const gone = expert().call(editScanCard, { ...hide, note: "Late", seen });
      expect((await failureOf(gone)).key).toBe("scan.edited_meanwhile");
    });
  },
  { on: "either" },
);
