import { downloadOf } from "@candor/api/client";
import {
  compareChecks,
  createWebsite,
  exportAssets,
  exportCard,
  exportChecks,
  exportComparison,
  exportEvidence,
  exportRisks,
  exportScenarios,
  getAssessment,
  getCheck,
  listChecks,
  listRisks,
  listScenarios,
  publishScan,
  requestUpgrade,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { PLANS } from "@candor/api/entities";
import { readSheet } from "read-excel-file/node";
import { beforeAll, expect, test } from "vitest";
import type { Customer } from "../auth/sessions.ts";
import { count, eq, like } from "../database/drizzle.ts";
import { auditLog, company, mail, result } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { exported } from "./export.ts";

const FORMULA_NAME = "=cmd|'/c calc'!A1";

withServer("exports", (server) => {
  const owner = () => server.as(server.people.owner);
  const viewer = (language?: "en" | "cn") => server.as(server.people.viewer, language);
  const stranger = () => server.as(server.people.stranger);
  let siteId = "";

  async function assess(): Promise<void> {
    const { id } = await owner().call(submitAssessment, { object_ids: [siteId], authorised: true });
    await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
    await server.as(server.people.expert).call(publishScan, { id });
  }

  beforeAll(async () => {
    const site = { name: FORMULA_NAME, url: "https://site-1.example/", territories: ["EU" as const] };
    siteId = (await owner().call(createWebsite, site)).id;
    await assess();
  });

  const sheetOf = async (file: { content: Blob }) => readSheet(Buffer.from(await file.content.arrayBuffer()));

  test("CSV holds what is filtered, in the reader's language, and no formula", async () => {
    const filters = { statuses: ["critical" as const] };
    const file = await downloadOf(viewer(), exportChecks, filters);
    const { total } = await owner().call(listChecks, filters);
    expect(file.name).toMatch(/^checks-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.truncated).toBe(false);
    // Blob.text() takes the byte order mark away.
    const bytes = Buffer.from(await file.content.arrayBuffer());
    const lines = bytes.toString().trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF"Check","Title","Status","Resolution",/);
    expect(lines).toHaveLength(total + 1);
    expect(bytes.toString()).toContain(`"'${FORMULA_NAME}"`);
    expect(bytes.toString()).not.toMatch(/(^|,)"=/m);
    const chinese = await downloadOf(viewer("cn"), exportChecks, {});
    expect(await chinese.content.text()).toContain("严重");
    expect(
      (await (await downloadOf(stranger(), exportChecks, {})).content.text()).split("\r\n"),
    ).toHaveLength(2);
  });

  test("XLSX is read back by a spreadsheet library: the rows of the list, in its order", async () => {
    const filters = { sort: "title" as const, frameworks: ["gdpr" as const] };
    const { list, total } = await owner().call(listChecks, { ...filters, page_size: 100 });
    const [, ...rows] = await sheetOf(
      await downloadOf(viewer(), exportChecks, { ...filters, format: "xlsx" }),
    );
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, list.length).map((row) => row[1])).toEqual(list.map(({ title }) => title.en));
    expect(new Set(rows.map((row) => row[6]))).toEqual(new Set([FORMULA_NAME]));
    expect(rows[0]?.at(-1)).toBeInstanceOf(Date);
  });

  test("risks, scenarios, a check's assets and a comparison hold what their lists hold", async () => {
    const { list: risks, total } = await owner().call(listRisks, {});
    const riskRows = await sheetOf(await downloadOf(viewer(), exportRisks, { format: "xlsx" }));
    expect(riskRows).toHaveLength(total + 1);
    expect(riskRows[1]?.[0]).toBe(risks[0]?.check_id);
    const scenarios = await owner().call(listScenarios, { search: "a" });
    const rows = await sheetOf(await downloadOf(viewer(), exportScenarios, { search: "a", format: "xlsx" }));
    expect(rows.slice(1).map((row) => row[0])).toEqual(scenarios.list.map(({ title }) => title.en));
    const check_id = risks[0]?.check_id ?? "";
    const assets = await sheetOf(await downloadOf(viewer(), exportAssets, { check_id, format: "xlsx" }));
    expect(assets.slice(1).map((row) => row[0])).toEqual([FORMULA_NAME]);
    expect((await failureOf(downloadOf(viewer(), exportComparison, {}))).key).toBe(
      "check.compare_unavailable",
    );
    await assess();
    const compared = await owner().call(compareChecks, {});
    const changes = await sheetOf(await downloadOf(viewer(), exportComparison, { format: "xlsx" }));
    expect(changes).toHaveLength(compared.total + 1);
  });

  test("a risk that is marked resolved in every object is of no level, as on the screen", async () => {
    const [risk] = (await owner().call(listRisks, {})).list;
    const { list } = await owner().call(listChecks, { page_size: 100 });
    const id = list.find(({ check_id }) => check_id === risk?.check_id)?.id ?? "";
    const statusInFile = async () => {
      const rows = await sheetOf(await downloadOf(viewer(), exportRisks, { format: "xlsx" }));
      return rows.find(([check_id]) => check_id === risk?.check_id)?.[1];
    };
    expect(await statusInFile()).toBe("Critical");
    await owner().call(setCheckResolved, { id, resolved: true });
    expect(await statusInFile()).toBe("Marked resolved");
    await owner().call(setCheckResolved, { id, resolved: false });
  });

  test("the evidence of a check is taken along, and how long it is known counts its assessments", async () => {
    const { list } = await owner().call(listChecks, { statuses: ["critical", "medium"], page_size: 100 });
    const checks = await Promise.all(list.map(({ id }) => owner().call(getCheck, { id })));
    const check = checks.find(({ evidence }) => evidence.length > 0);
    const [table] = check?.evidence ?? [];
    if (!check || !table) throw new Error("no check has a table");
    const asked = { id: check.id, table: table.id, format: "xlsx" as const };
    const file = await downloadOf(viewer(), exportEvidence, asked);
    expect(await sheetOf(file)).toHaveLength(table.rows.length + 1);
    const { list: all } = await owner().call(listChecks, { page_size: 100 });
    const { id = "" } = all.find(({ check_id }) => check_id === "web.policy.link") ?? {};
    const { evidence } = await owner().call(getCheck, { id });
    expect(evidence[0]?.rows[0]?.policyText).toMatch(/^[\da-f]{64}$/);
    const policies = { id, table: evidence[0]?.id ?? "", format: "xlsx" as const };
    const [heads = [], first = []] = await sheetOf(await downloadOf(viewer(), exportEvidence, policies));
    expect(heads).toContain("Status");
    expect([...heads, ...first].join()).not.toMatch(/Policy as read|[\da-f]{64}/);
    const other = { ...asked, table: "another" };
    expect((await failureOf(downloadOf(viewer(), exportEvidence, other))).key).toBe("check.not_found");
    expect((await failureOf(downloadOf(stranger(), exportEvidence, asked))).key).toBe("check.not_found");
    await assess();
    const [now] = (await owner().call(listChecks, { page_size: 100 })).list
      .filter(({ check_id }) => check_id === check.check_id)
      .map(({ id }) => id);
    const again = await owner().call(getCheck, { id: now ?? "" });
    expect(again).toMatchObject({ first_seen: check.first_seen, seen_in: check.seen_in + 1 });
    expect(check.first_seen).not.toBeNull();
    expect(await owner().call(getCheck, { id: check.id })).toMatchObject({ seen_in: check.seen_in });
  });

  test("is a feature of paid plans, and each is logged", async () => {
    const { db } = server.services;
    await downloadOf(viewer(), exportRisks, {});
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, "risk.export"));
    expect(logged.at(-1)?.detail).toMatchObject({ format: "csv", rows: expect.any(Number) });
    await db.update(company).set({ product_version: PLANS.essential }).where(eq(company.name, "Theirs"));
    for (const endpoint of [exportChecks, exportRisks, exportScenarios]) {
      expect((await failureOf(downloadOf(stranger(), endpoint, {}))).key).toBe("check.export_paid");
    }
    // A table of a card, too, whatever it names.
    const [object_id, scan_id] = [siteId, crypto.randomUUID()];
    const table = { object_id, scan_id, card_key: "cookies", table: "base" };
    expect((await failureOf(downloadOf(stranger(), exportCard, table))).key).toBe("check.export_paid");
  });

  test("an administrator asks for a plan that has it, and staff hear of it once a day", async () => {
    const wishes = () => server.services.db.select().from(mail).where(like(mail.reason, "upgrade:%"));
    expect((await failureOf(viewer().call(requestUpgrade, { feature: "export" }))).status).toBe(403);
    for (const _ of [1, 2]) await owner().call(requestUpgrade, { feature: "export" });
    const written = await wishes();
    expect(written.length).toBeGreaterThan(0);
    expect(new Set(written.map(({ to }) => to)).size).toBe(written.length);
    expect(written[0]?.text).toContain("the export of lists");
  });

  test("reads one state, whatever is published meanwhile", async ({ skip }) => {
    // The embedded database does one transaction after the other.
    if (server.database.kind === "embedded") skip();
    const { db } = server.services;
    const customer = { company: { product_version: PLANS.enterprise, expires_at: null } } as Customer;
    const seen: number[] = [];
    await exported(
      db,
      customer,
      { format: "csv" },
      {
        action: "check.export",
        read: async (tx) => {
          for (const hidden of [false, true]) {
            const [row] = await tx.select({ total: count() }).from(result).where(eq(result.current, true));
            seen.push(row?.total ?? 0);
            if (!hidden) await db.update(result).set({ current: false });
          }
          return { name: "t", sheet: "t", heads: [], rows: [], truncated: false };
        },
      },
    ).catch(() => {});
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen[1]).toBe(seen[0]);
  });
});
