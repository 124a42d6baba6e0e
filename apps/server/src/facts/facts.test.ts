import { SCAN_FILE_MAX } from "@candor/api/contract";
import {
  applicationCard,
  createWebsite,
  exportScan,
  failScan,
  getApplication,
  getCheck,
  getScan,
  importScan,
  info,
  listChecks,
  listPolicies,
  listReports,
  listScanObjects,
  previewImport,
  publishScan,
  regenerateScan,
} from "@candor/api/endpoints";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { result, scan } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { withServer } from "../testing/with-server.ts";
import { takeFacts } from "./incoming.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const recorded = async () => {
  const brought = await bringsFacts("careless")({ signal: new AbortController().signal, onProgress() {} });
  if (!brought.ok) throw new Error("no facts");
  return JSON.parse(JSON.stringify(brought.facts)) as Json;
};

/** The facts once for each kind of place in them (`passes.base.requests.0.url`), something else standing there. */
function* spoilt(value: Json, path: string[] = []): Generator<[path: string, facts: Json]> {
  const wrong = typeof value === "number" ? "NaN" : 7;
  if (path.length > 0 && value !== null) yield [path.join("."), wrong];
  if (typeof value !== "object" || value === null) return;
  // All entries of a list are of one kind.
  for (const [key, inner] of Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)) {
    for (const [where, changed] of spoilt(inner, [...path, key]))
      yield [where, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }];
  }
}

test("facts are taken whole: with anything else at any place they are refused", async () => {
  const facts = await recorded();
  expect(() => takeFacts(facts)).not.toThrow();
  const places = [...spoilt(facts)];
  expect(places.length).toBeGreaterThan(100);
  for (const [place, changed] of places) expect(() => takeFacts(changed), place).toThrow();
});

withServer(
  "results that cannot be read",
  (server) => {
    let company_id = "";
    let next = 0;
    const chief = () => server.as(server.people.chief);
    const owner = () => server.as(server.people.owner);
    beforeAll(async () => {
      company_id = (await owner().call(info, {})).company_id;
    });

    async function site(): Promise<string> {
      next += 1;
      const url = `https://site-${next}.example/`;
      return (await owner().call(createWebsite, { name: "", url, territories: ["EU"] })).id;
    }
    async function imported() {
      const object_id = await site();
      const content = JSON.stringify(await recorded());
      const { id } = await chief().call(importScan, { company_id, object_id, content });
      const { list } = await chief().call(listReports, { id });
      return { id, object_id, scan_id: list[0]?.scan_id ?? "" };
    }

    test.for([
      [
        "an address that is none",
        "policies.0.url",
        { policies: [{ url: "privacy", status: 200, linkText: "", text: "", language: null }] },
      ],
      ["a target that is none", "target.url", { target: { url: "shop", host: "shop", site: "shop" } }],
      ["rows that are none", "egress.0.host", { egress: [{}] }],
      ["a year that nothing stores", "startedAt", { startedAt: "0000-01-01T00:00:00Z" }],
      ["a country that is a number", "ipCountries.192.0.2.1", { ipCountries: { "192.0.2.1": 7 } }],
    ] as const)("an import with %s is refused and leaves its object free", async ([, field, change]) => {
      const object_id = await site();
      const content = JSON.stringify({ ...((await recorded()) as object), ...(change as object) });
      const refused = await failureOf(chief().call(importScan, { company_id, object_id, content }));
      expect([refused.key, refused.fields]).toEqual(["mis.import_invalid", { [field]: "format" }]);
      const preview = await failureOf(chief().call(previewImport, { company_id, object_id, content }));
      expect(preview.key).toBe("mis.import_invalid");
      const { list } = await chief().call(listScanObjects, { company_id });
      expect(list.find(({ id }) => id === object_id)?.locked).toBe(false);
    });

    test("a file of the largest size is read, whatever its characters take in a request", async () => {
      const object_id = await site();
      const content = `["${'\\"'.repeat((SCAN_FILE_MAX - 4) / 2)}"]`;
      expect(content).toHaveLength(SCAN_FILE_MAX);
      const read = await failureOf(chief().call(previewImport, { company_id, object_id, content }));
      expect(read.key).toBe("mis.import_invalid");
    });

    test("stored facts that have broken since fail no page, and every check becomes uncertain", async () => {
      const { db, blobs } = server.services;
      for (const bytes of ["no JSON", '{"version":1,"policies":[{"url":"x"}]}', "null"]) {
        const made = await imported();
        const facts = await blobs.put(Buffer.from(bytes), "application/json");
        await db.update(scan).set({ facts }).where(eq(scan.id, made.scan_id));
        expect((await failureOf(chief().call(exportScan, { report_id: made.scan_id }))).key).toBe(
          "scan.result_not_found",
        );
        await chief().call(regenerateScan, { id: made.id });
        const { results } = await chief().call(getScan, { id: made.id });
        expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["uncertain"]));
        await chief().call(publishScan, { id: made.id });
        const { object_id } = made;
        await owner().call(listPolicies, {});
        const view = await failureOf(owner().call(getApplication, { object_id }));
        expect(view.key).toBe("check.analysis_not_found");
        const card = owner().call(applicationCard, { object_id, card_key: "cookies" });
        expect((await failureOf(card)).key).toBe("check.analysis_not_found");
      }
    });

    test("facts whose file is lost hold no object", async () => {
      const made = await imported();
      await server.services.db
        .update(scan)
        .set({ facts: "0".repeat(64) })
        .where(eq(scan.id, made.scan_id));
      await chief().call(failScan, { id: made.id, reason: { en: "The site was down", cn: "网站无法访问" } });
      const { list } = await chief().call(listScanObjects, { company_id });
      expect(list.find(({ id }) => id === made.object_id)?.locked).toBe(false);
    });

    test("a result that is broken in the database is shown as uncertain", async () => {
      const made = await imported();
      await chief().call(publishScan, { id: made.id });
      const { list } = await owner().call(listChecks, { object_id: made.object_id, statuses: ["critical"] });
      const id = list[0]?.id ?? "";
      for (const broken of [{ evidence: [{ id: 5 }] }, { screenshots: [{ blob: "x" }] }, { summary: {} }]) {
        await server.services.db
          .update(result)
          .set(broken as object)
          .where(eq(result.id, id));
        const check = await owner().call(getCheck, { id });
        expect(check).toMatchObject({ status: "uncertain", evidence: [], screenshots: [] });
        expect(check.uncertain_reason?.en).toMatch(/cannot be read/);
        const { results } = await chief().call(getScan, { id: made.id });
        expect(results.find((one) => one.id === id)?.outcome).toBe("uncertain");
      }
    });
  },
  { on: "either" },
);
