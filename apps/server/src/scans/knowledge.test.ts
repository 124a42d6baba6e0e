import {
  configEndpoints,
  createScan,
  createWebsite,
  getAssessment,
  getScan,
  info,
  listReports,
  listUnknown,
  previewKnown,
  regenerateScan,
} from "@candor/api/endpoints";
import { beforeAll, expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "what staff tell the engine of",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const owner = () => server.as(server.people.owner);
    const COOKIE = "visitor_ref";
    let scan = "";
    let report_id = "";

    beforeAll(async () => {
      const url = "https://site-1.example/";
      server.runner.play(url, bringsFacts("careless"));
      const { company_id } = await owner().call(info, {});
      const { id } = await owner().call(createWebsite, { name: "Shop", url, territories: ["EU"] });
      scan = (await chief().call(createScan, { company_id, object_ids: [id] })).id;
      await until(async () => (await owner().call(getAssessment, { id: scan })).state === "expert_review");
      report_id = (await chief().call(listReports, { id: scan })).list[0]?.scan_id ?? "";
    });

    test("names that no table knows are listed, and what knowing them would change", async () => {
      const { list } = await chief().call(listUnknown, { report_id });
      expect(list.find(({ name }) => name === COOKIE)).toMatchObject({ kind: "cookie", tracks: true });
      const vendors = [{ title: "Replay", category: "cdn" as const, hosts: ["replaybox.example"] }];
      const { list: changes } = await chief().call(previewKnown, { report_id, vendors });
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.every(({ now, known }) => now !== known)).toBe(true);
      expect((await chief().call(previewKnown, { report_id })).list).toEqual([]);
    });

    test("what staff add counts from the next judgement on, until it is switched off", async () => {
      const summary = async () => {
        await chief().call(regenerateScan, { id: scan });
        const { results } = await chief().call(getScan, { id: scan });
        return results.find(({ check_id }) => check_id === "web.consent.cookies-before")?.summary.en;
      };
      const before = await summary();
      const data = { title: "visitor_*", purpose: "analytics" as const };
      const { id } = await chief().call(configEndpoints.known_cookie.create, { key: "visitor", data });
      expect(await summary()).not.toBe(before);
      const { list } = await chief().call(listUnknown, { report_id });
      expect(list.map(({ name }) => name)).not.toContain(COOKIE);
      await chief().call(configEndpoints.known_cookie.update, {
        id,
        revision: 1,
        key: "visitor",
        enable: false,
        data,
      });
      expect(await summary()).toBe(before);
    });

    test("only staff who may see scans ask, and of reports that there are", async () => {
      expect(
        (await failureOf(server.as(server.people.newcomer).call(listUnknown, { report_id }))).status,
      ).toBe(403);
      expect((await failureOf(owner().call(previewKnown, { report_id }))).status).toBe(401);
      expect((await failureOf(chief().call(listUnknown, { report_id: scan }))).key).toBe(
        "scan.result_not_found",
      );
    });
  },
  { on: "either" },
);
