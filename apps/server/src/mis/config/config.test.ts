import { downloadOf } from "@candor/api/client";
import {
  adoptDetections,
  configEndpoints,
  exportDetections,
  importDetections,
  listLogs,
  storeFile,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import { auditLog } from "../../database/schema.ts";
import { readTable } from "../../exports/read-table.ts";
import { textOf } from "../../results/texts.ts";
import { zipOf } from "../../testing/archives/zip.ts";
import { PNG_BASE64 } from "../../testing/campaigns.ts";
import { failureOf } from "../../testing/failure.ts";
import { withServer } from "../../testing/with-server.ts";

const words = (text: string) => ({ en: text, cn: `${text}（中）` });
const column = { key: "host", title: words("Host"), type: "text" as const, positions: ["table" as const] };
const table = {
  title: words("Hosts"),
  tab_count: 1,
  tabs: [{ id: "all", name: words("All") }],
  groups: [],
  schema_keys: "host|count|region",
  unique_keys: "host",
  columns: [column, { ...column, key: "count", type: "number" as const, group_merge: "sum" as const }],
  label_color: '{"host":{"ads.example":"teal"}}',
};

withServer("configuration", (server) => {
  const chief = () => server.as(server.people.chief);
  const {
    evidence_table: tables,
    card_template: templates,
    card: cards,
    card_chart: charts,
  } = configEndpoints;
  const detections = configEndpoints.meta_detection;

  test("an entry is made, read, searched, changed and removed, and the log tells of each", async () => {
    const made = await chief().call(tables.create, { key: "hosts", data: table });
    expect(made).toMatchObject({ key: "hosts", enable: true, revision: 1, updated_by: "The expert" });
    expect(made.data.columns[1]).toMatchObject({ group_merge: "sum", sortable: false, owner_tab_id: null });
    expect(await chief().call(tables.detail, { id: made.id })).toEqual(made);
    expect((await chief().call(tables.list, { search: "HOST" })).total).toBe(1);
    expect((await chief().call(tables.list, { search: "（中）" })).total).toBe(1);
    expect((await chief().call(tables.list, { search: "%" })).total).toBe(0);
    expect((await chief().call(tables.list, { enable: false })).list).toEqual([]);
    expect((await chief().call(tables.list, { key: "hosts" })).list).toEqual([made]);
    expect((await chief().call(tables.list, { key: "host" })).list).toEqual([]);
    const { id, revision, key } = made;
    const changed = { ...made.data, title: words("Recipients") };
    const after = await chief().call(tables.update, { id, revision, key, data: changed, enable: false });
    expect(after).toMatchObject({ revision: 2, enable: false, data: { title: words("Recipients") } });
    const stale = chief().call(tables.update, { id, revision, key, data: changed });
    expect((await failureOf(stale)).key).toBe("mis.changed_meanwhile");
    expect((await failureOf(chief().call(tables.remove, { id, revision }))).key).toBe(
      "mis.changed_meanwhile",
    );
    await chief().call(tables.remove, { id, revision: 2 });
    expect((await failureOf(chief().call(tables.detail, { id }))).key).toBe("mis.not_found");
    const { list } = await chief().call(listLogs, { target_id: id });
    expect(list.map(({ action }) => action)).toEqual([
      "config.delete.evidence_table",
      "config.update.evidence_table",
      "config.create.evidence_table",
    ]);
    expect(list[1]?.detail).toContain("Recipients");
  });

  test("one key is one entry of a kind, also for two at once", async () => {
    const make = () =>
      chief().call(configEndpoints.activity_skill.create, {
        key: "one",
        data: { title: words("x"), show_type: 1 },
      });
    const answers = await Promise.allSettled([make(), make()]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = await failureOf(make());
    expect([refused.key, refused.fields]).toEqual(["mis.key_taken", { key: "choice" }]);
  });

  test.for([
    ["tab count", { tab_count: 2 }, "data.tab_count"],
    ["unique keys", { unique_keys: "nothing" }, "data.unique_keys"],
    ["schema keys", { schema_keys: "host||count" }, "data.schema_keys"],
    ["repeated schema keys", { schema_keys: "host|count|host" }, "data.schema_keys"],
    ["unknown column", { columns: [column, { ...column, key: "vendor" }] }, "data.columns.1.key"],
    ["repeated column", { columns: [column, column] }, "data.columns.1.key"],
    ["unknown tab", { columns: [{ ...column, owner_tab_id: "none" }] }, "data.columns.0.owner_tab_id"],
    ["sum of texts", { columns: [{ ...column, group_merge: "sum" }] }, "data.columns.0.group_merge"],
    ["no position", { columns: [{ ...column, positions: [] }] }, "data.columns.0.positions"],
    ["colours that are no JSON", { label_color: "{" }, "data.label_color"],
    ["unknown colour", { label_color: '{"host":{"a":"red"}}' }, "data.label_color"],
    ["colour of no column", { label_color: '{"region":{"a":"teal"}}' }, "data.label_color"],
    ["order of no column", { label_sort: '{"region":["a"]}' }, "data.label_sort"],
    ["lines", { multiline: true }, "data.max_lines"],
    [
      "group",
      { groups: [{ root_key: "host", group_title_key: "none", sub_key: "host" }] },
      "data.groups.0.group_title_key",
    ],
    ["one language", { title: { en: "x", cn: " " } }, "data.title.cn"],
  ] as const)("an evidence table is refused for its %s", async ([, wrong, path]) => {
    const data = { ...table, ...wrong } as unknown as typeof table;
    const refused = await failureOf(chief().call(tables.create, { key: "wrong", data }));
    expect([refused.key, Object.keys(refused.fields)]).toEqual(["common.invalid", [path]]);
  });

  test("what one entry names must exist, and stays while it is named", async () => {
    const template = { title: words("x"), layout: "table" as const, evidence_table: "flows" };
    const orphan = await failureOf(chief().call(templates.create, { key: "flows", data: template }));
    expect([orphan.key, orphan.fields]).toEqual([
      "mis.reference_unknown",
      { "data.evidence_table": "unknown" },
    ]);
    const base = await chief().call(tables.create, { key: "flows", data: table });
    await chief().call(templates.create, { key: "flows", data: template });
    const card = {
      title: words("x"),
      card_template: "flows",
      source: "cross_border" as const,
      asset_types: ["website" as const],
    };
    await chief().call(cards.create, { key: "flows", data: card });
    const chart = {
      title: words("x"),
      card: "flows",
      chart: "bar" as const,
      dimension: "region",
      metric: "sum" as const,
    };
    const half = await failureOf(chief().call(charts.create, { key: "flows", data: chart }));
    expect(half.fields).toEqual({ "data.metric_key": "required" });
    await chief().call(charts.create, { key: "flows", data: { ...chart, metric_key: "count" } });
    const { id, revision, data } = base;
    expect((await failureOf(chief().call(tables.remove, { id, revision }))).key).toBe("mis.in_use");
    const renamed = chief().call(tables.update, { id, revision, key: "other", data });
    expect((await failureOf(renamed)).key).toBe("mis.in_use");
  });

  test("an activity needs its skill, its picture, Website, and an end after its start", async () => {
    const { activity, activity_qrcode: codes } = configEndpoints;
    const missing = codes.create;
    const noFile = chief().call(missing, { key: "team", data: { title: words("x"), image: "0".repeat(64) } });
    expect((await failureOf(noFile)).key).toBe("mis.file_not_found");
    const { file } = await chief().call(storeFile, { content: PNG_BASE64 });
    await chief().call(codes.create, { key: "team", data: { title: words("x"), image: file } });
    await chief().call(configEndpoints.activity_skill.create, {
      key: "skill",
      data: { title: words("x"), show_type: 2 },
    });
    const since = "2026-02-01T00:00:00.000Z";
    const data = { title: words("x"), skill: "skill", qrcode: "team", starts_at: since };
    const assets = chief().call(activity.create, { key: "a", data: { ...data, allow_assets: ["iOS"] } });
    expect((await failureOf(assets)).fields).toEqual({ "data.allow_assets": "required" });
    const ended = { ...data, allow_assets: ["Website" as const], ends_at: since };
    expect((await failureOf(chief().call(activity.create, { key: "a", data: ended }))).fields).toEqual({
      "data.ends_at": "format",
    });
    const made = await chief().call(activity.create, { key: "a", data: { ...ended, ends_at: null } });
    expect(made.data.limits).toEqual({ website: 2, email: 3, address: 20 });
  });

  test("the other kinds hold what they must", async () => {
    const { asset, whitelist, site_resource: resources } = configEndpoints;
    await chief().call(asset.create, { key: "ios", data: { title: words("iOS"), position: 1 } });
    const unknown = { key: "toaster" as "ios", data: { title: words("x"), position: 1 } };
    expect((await failureOf(chief().call(asset.create, unknown))).fields).toEqual({ key: "choice" });
    await chief().call(whitelist.create, { key: "Linden.Example", data: { kind: "domain" } });
    expect((await chief().call(whitelist.list, {})).list[0]?.key).toBe("linden.example");
    const wrong = chief().call(whitelist.create, { key: "not one", data: { kind: "email" } });
    expect((await failureOf(wrong)).fields).toEqual({ key: "format" });
    const empty = chief().call(resources.create, { key: "a", data: { kind: "video", title: words("x") } });
    expect((await failureOf(empty)).fields).toEqual({ "data.url": "required" });
    const script = { kind: "video" as const, title: words("x"), url: "javascript:alert(1)" };
    expect((await failureOf(chief().call(resources.create, { key: "a", data: script }))).fields).toEqual({
      "data.url": "format",
    });
  });

  test("the engine's checks are adopted once, edited, and exported without formulas", async () => {
    const { added } = await chief().call(adoptDetections, {});
    expect(added).toBeGreaterThan(20);
    expect(await chief().call(adoptDetections, {})).toEqual({ added: 0 });
    const { list } = await chief().call(detections.list, {});
    const [first] = list;
    if (!first) throw new Error("no detection");
    expect(new Set(list.map((one) => one.data.severity)).size).toBeGreaterThan(2);
    const { id, revision, key, data } = first;
    const explain = { en: '=HYPERLINK("https://evil.example")', cn: "x" };
    await chief().call(detections.update, { id, revision, key, data: { ...data, explain } });
    const named = { ...data, evidence_template: "none" };
    const refused = await failureOf(
      chief().call(detections.update, { id, revision: revision + 1, key, data: named }),
    );
    expect(refused.key).toBe("mis.reference_unknown");
    const file = await downloadOf(chief(), exportDetections, { format: "csv" });
    expect(await file.content.text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    for (const format of ["csv", "xlsx"] as const) {
      const same = await chief().call(importDetections, { content: await exported(format) });
      expect(same).toMatchObject({ rows: added, unchanged: added, changes: [], problems: [], done: false });
    }
  });

  const exported = async (format: "csv" | "xlsx") => {
    const { content } = await downloadOf(chief(), exportDetections, { format });
    return Buffer.from(await content.arrayBuffer()).toString("base64");
  };
  test("the file of described checks holds what their list is filtered to, in its order", async () => {
    await chief().call(adoptDetections, {});
    const [one] = (await chief().call(detections.list, { search: "web.tls.certificate" })).list;
    if (!one) throw new Error("not adopted");
    const { id, revision, key, data } = one;
    await chief().call(detections.update, { id, revision, key, data, enable: false });
    const ids = async (wanted: { search?: string; enable?: boolean }) => {
      const { content } = await downloadOf(chief(), exportDetections, { ...wanted, format: "csv" });
      const table = await readTable(Buffer.from(await content.arrayBuffer()), { rows: 100, columns: 60 });
      return table.slice(1).map(([first]) => first);
    };
    for (const wanted of [
      { enable: false },
      { search: "certificate" },
      { search: "web.tls", enable: true },
    ]) {
      const { list } = await chief().call(detections.list, { ...wanted, page_size: 100 });
      expect(list.length).toBeGreaterThan(0);
      expect(await ids(wanted)).toEqual(list.map((of) => of.key));
    }
    const again = await chief().call(detections.detail, { id });
    await chief().call(detections.update, { id, revision: again.revision, key, data, enable: true });
  });

  const csv = (...lines: string[]) => Buffer.from(lines.join("\r\n")).toString("base64");

  test("an import says what it changes, and changes that alone", async () => {
    await chief().call(adoptDetections, {});
    const content = csv(
      "id,online,title_en,severity",
      'web.tls.https,false,"Sent, ""in the clear""",low',
      "web.tls.certificate,true,Certificate,potential",
    );
    const plan = await chief().call(importDetections, { content });
    expect(plan.changes.map(({ id, kind, row }) => [row, id, kind])).toEqual([
      [2, "web.tls.https", "changed"],
      [3, "web.tls.certificate", "changed"],
    ]);
    expect(plan.changes[0]?.cells).toContainEqual({
      column: "title_en",
      before: expect.any(String),
      after: 'Sent, "in the clear"',
    });
    const { list } = await chief().call(detections.list, { search: "web.tls.https" });
    expect(list[0]).toMatchObject({ enable: true });
    const done = await chief().call(importDetections, { content, digest: plan.digest });
    expect(done.done).toBe(true);
    const logged = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "config.import.meta_detection"));
    expect(logged).toHaveLength(1);
    const [after] = (await chief().call(detections.list, { search: "web.tls.https" })).list;
    expect(after).toMatchObject({
      enable: false,
      revision: (list[0]?.revision ?? 0) + 1,
      data: { severity: "low", titles: { plain: { en: 'Sent, "in the clear"' } } },
    });
    expect(textOf("web.tls.https")?.title.plain.en).toBe('Sent, "in the clear"');
    const again = chief().call(importDetections, { content, digest: plan.digest });
    expect((await failureOf(again)).key).toBe("mis.changed_meanwhile");
    const added = csv("id,title_en", "new.check,x");
    const { problems, digest } = await chief().call(importDetections, { content: added });
    expect(problems).toContainEqual({ row: 2, id: "new.check", column: "scenario_en", problem: "required" });
    const refused = chief().call(importDetections, { content: added, digest });
    expect((await failureOf(refused)).key).toBe("mis.table_rows");
  });

  test.for(["_x0000_", "_xD800_"])(
    "a workbook that names %s is told where, and changes nothing",
    async (code) => {
      const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
      const row = (...cells: string[]) => `<row>${cells.map(cell).join("")}</row>`;
      const sheet = `<worksheet><sheetData>${row("id", "title_en")}${row("web.tls.https", code)}</sheetData></worksheet>`;
      const book = zipOf({ "xl/worksheets/sheet1.xml": Buffer.from(sheet) }).toString("base64");
      const { problems, digest } = await chief().call(importDetections, { content: book });
      expect(problems).toContainEqual(
        expect.objectContaining({ row: 2, column: "title_en", problem: "characters" }),
      );
      const refused = await failureOf(chief().call(importDetections, { content: book, digest }));
      expect(refused.key).toBe("mis.table_rows");
    },
  );

  test.for([
    [
      "columns of something else",
      ["id,colour,titel_en", "a,b,c"],
      "mis.table_columns",
      ["colour", "titel_en"],
    ],
    ["no id", ["online", "true"], "mis.table_columns", ["id"]],
    [
      "50,000 rows",
      ["id", ...Array.from({ length: 50_000 }, (_, at) => `c${at}`)],
      "mis.table_too_large",
      [],
    ],
    ["an open quote", ['id,"online', "a"], "mis.table_unreadable", []],
  ] as const)("a file with %s is refused", async ([, lines, key, fields]) => {
    const failure = await failureOf(chief().call(importDetections, { content: csv(...lines) }));
    expect([failure.key, Object.keys(failure.fields)]).toEqual([key, fields]);
  });

  test("a picture is no table", async () => {
    const failure = await failureOf(chief().call(importDetections, { content: PNG_BASE64 }));
    expect(failure.key).toBe("mis.table_unreadable");
  });

  test("each kind is closed to nobody, to customers and to staff without its permission", async () => {
    for (const { list } of Object.values(configEndpoints)) {
      expect((await failureOf(server.as(null).call(list, {}))).status).toBe(401);
      expect((await failureOf(server.as(server.people.owner).call(list, {}))).status).toBe(401);
      expect((await failureOf(server.as(server.people.expert).call(list, {}))).status).toBe(403);
    }
  });
});
