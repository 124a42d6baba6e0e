import {
  configEndpoints,
  createTemplate,
  createTemplateVersion,
  deleteTemplate,
  deleteTemplateVersion,
  getTemplate,
  getTemplateVersion,
  listLogs,
  listTemplates,
  publishTemplateVersion,
  renderEvidence,
  renderTemplate,
  signUrls,
  storeFile,
  templateImpact,
  translateEvidence,
  updateTemplate,
  updateTemplateVersion,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { PNG_BASE64 } from "../../testing/campaigns.ts";
import { failureOf } from "../../testing/failure.ts";
import { withServer } from "../../testing/with-server.ts";

const words = (en: string, cn = en) => ({ en, cn });
const content = {
  title: words("{{total}} recipients", "{{total}} 个接收方"),
  variables: [
    { name: "total", level: "title" as const, type: "number" as const },
    { name: "vendor", level: "row" as const },
  ],
  format: words("{{upper vendor}} receives data", "{{vendor}} 接收数据"),
  tabs: [{ id: "all", name: words("All") }],
  columns: [
    {
      key: "vendor",
      title: words("Vendor"),
      data_format: "text" as const,
      type: "tag" as const,
      tab_id: "all",
    },
  ],
};

withServer(
  "evidence templates and the console's common calls",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const make = (key: string, more: Record<string, unknown> = {}) =>
      chief().call(createTemplate, { key, type: "text", content: { ...content, ...more } });

    test("a template is drafted, changed, published, and then a new version is made", async () => {
      const { id, versions } = await make("recipients");
      const draft = versions[0]?.id ?? "";
      expect(versions).toMatchObject([{ number: 1, state: "draft" }]);
      expect((await failureOf(make("recipients"))).key).toBe("mis.key_taken");
      const { revision, content: stored } = await chief().call(getTemplateVersion, { id: draft });
      const better = { ...stored, help: words("{{total}} in all") };
      const saved = await chief().call(updateTemplateVersion, {
        id: draft,
        revision,
        note: "help",
        content: better,
      });
      expect(saved).toMatchObject({ revision: 2, note: "help", state: "draft" });
      const stale = chief().call(updateTemplateVersion, { id: draft, revision, note: "", content: better });
      expect((await failureOf(stale)).key).toBe("mis.changed_meanwhile");
      const only = chief().call(deleteTemplateVersion, { id: draft, revision: 2 });
      expect((await failureOf(only)).key).toBe("mis.in_use");
      const published = await chief().call(publishTemplateVersion, { id: draft, revision: 2 });
      expect(published.state).toBe("published");
      const late = { id: draft, revision: 3, note: "", content: better };
      expect((await failureOf(chief().call(updateTemplateVersion, late))).key).toBe("mis.version_published");
      const [one, two] = await Promise.all(
        [1, 2].map((n) =>
          chief().call(createTemplateVersion, { template_id: id, note: String(n) }, { keepDuplicate: true }),
        ),
      );
      expect([one?.number, two?.number].sort()).toEqual([2, 3]);
      expect(one?.content).toEqual(better);
      const unread = chief().call(deleteTemplateVersion, { id: two?.id ?? "", revision: 2 });
      expect((await failureOf(unread)).key).toBe("mis.changed_meanwhile");
      await chief().call(deleteTemplateVersion, { id: two?.id ?? "", revision: 1 });
      await chief().call(updateTemplate, { id, type: "table", enable: false, seen: { enable: true } });
      const blind = chief().call(updateTemplate, { id, enable: true, seen: { enable: true } });
      expect((await failureOf(blind)).fields).toEqual({ enable: "mis.changed_meanwhile" });
      const changed = await chief().call(updateTemplate, { id, note: "n", seen: { note: "" } });
      expect(changed).toMatchObject({ type: "table", enable: false, note: "n", title: content.title });
      expect((await chief().call(listTemplates, { search: "RECIP" })).list).toEqual([changed]);
      expect(await chief().call(getTemplate, { id })).toEqual(changed);
    });

    test("a template that somebody else changed since it was seen is not deleted, and the log keeps what is", async () => {
      const { id, versions, enable, type, note } = await make("parting");
      const seen = { enable, type, note, versions };
      const [draft] = versions;
      const { revision, content: stored } = await chief().call(getTemplateVersion, { id: draft?.id ?? "" });
      const better = { ...stored, help: words("A colleague's hour of work") };
      await chief().call(updateTemplateVersion, {
        ...{ id: draft?.id ?? "", revision, note: "", content: better },
      });
      const blind = chief().call(deleteTemplate, { id, seen });
      expect((await failureOf(blind)).fields).toEqual({ versions: "mis.changed_meanwhile" });
      const now = await chief().call(updateTemplate, { id, note: "Nearly done" });
      const late = chief().call(deleteTemplate, { id, seen: { ...seen, versions: now.versions } });
      expect((await failureOf(late)).fields).toEqual({ note: "mis.changed_meanwhile" });
      await chief().call(deleteTemplate, { id, seen: { ...seen, note: now.note, versions: now.versions } });
      expect((await failureOf(chief().call(getTemplate, { id }))).key).toBe("mis.not_found");
      const { list } = await chief().call(listLogs, { target_id: id });
      expect(list[0]?.action).toBe("template.delete");
      expect(JSON.parse(list[0]?.detail ?? "")).toMatchObject({ versions: [{ number: 1, content: better }] });
    });

    test.for([
      ["variable's name", { variables: [{ name: "Total", level: "title" }] }, "content.variables.0.name"],
      ["row's variable in a title", { title: words("{{vendor}}") }, "content.title.en"],
      ["unknown function", { format: words("{{shout vendor}}") }, "content.format.en"],
      ["open braces", { format: words("{{vendor", "x") }, "content.format.en"],
      ["unknown tab", { tabs: [] }, "content.columns.0.tab_id"],
      [
        "repeated variable",
        { variables: [...content.variables, content.variables[0]] },
        "content.variables.2.name",
      ],
      [
        "condition",
        { conditions: [{ description: "x", expression: "vendor ==", template_ids: ["a"], conditions: [] }] },
        "content.conditions.0.expression",
      ],
      [
        "text that JSON cannot read",
        {
          conditions: [
            { description: "x", expression: 'vendor == "\\x"', template_ids: ["a"], conditions: [] },
          ],
        },
        "content.conditions.0.expression",
      ],
      [
        "condition without effect",
        { conditions: [{ description: "x", expression: "total > 1", template_ids: [], conditions: [] }] },
        "content.conditions.0.template_ids",
      ],
    ] as const)("a template is refused for its %s", async ([, wrong, path]) => {
      const refused = await failureOf(make("wrong", wrong));
      expect(refused.key).toBe("common.invalid");
      expect(Object.keys(refused.fields)).toContain(path);
    });

    test("conditions choose other templates, which stay while they are named", async () => {
      const few = await make("few");
      const inner = {
        description: "CN",
        expression: 'vendor == "acme"',
        template_ids: ["few"],
        conditions: [],
      };
      const conditions = [
        { description: "some", expression: "total > 1", template_ids: [], conditions: [inner] },
      ];
      const refused = await failureOf(
        make("chooser", { conditions: [{ ...inner, template_ids: ["none"] }] }),
      );
      expect(refused.key).toBe("mis.reference_unknown");
      const { versions } = await make("chooser", { conditions });
      const version_id = versions[0]?.id ?? "";
      const rows = [{ vendor: "acme" }, { vendor: "other" }];
      const rendered = await chief().call(renderTemplate, { version_id, values: { total: 2 }, rows });
      expect(rendered).toMatchObject({ title: "2 recipients", missing: [], templates: ["few"] });
      expect(rendered.rows).toEqual(["ACME receives data", "OTHER receives data"]);
      const cn = await chief().call(renderTemplate, {
        version_id,
        language: "cn",
        values: { total: 1 },
        rows,
      });
      expect([cn.title, cn.templates]).toEqual(["1 个接收方", []]);
      expect((await chief().call(renderTemplate, { version_id })).missing).toEqual(["total"]);
      expect((await failureOf(chief().call(deleteTemplate, { id: few.id }))).key).toBe("mis.in_use");
    });

    test("conditions that lead back to their own template are refused; a newer version retires the older", async () => {
      const condition = (key: string) => ({
        ...{ description: "x", expression: "total > 1", template_ids: [key], conditions: [] },
      });
      const one = await make("circle-one");
      await make("circle-two", { conditions: [condition("circle-one")] });
      const draft = await chief().call(getTemplateVersion, { id: one.versions[0]?.id ?? "" });
      const circular = { ...draft.content, conditions: [condition("circle-two")] };
      const change = { id: draft.id, revision: 1, note: "", content: circular };
      expect((await failureOf(chief().call(updateTemplateVersion, change))).key).toBe("mis.circular");
      await chief().call(publishTemplateVersion, { id: draft.id, revision: 1 });
      const next = await chief().call(createTemplateVersion, { template_id: one.id });
      await chief().call(publishTemplateVersion, { id: next.id, revision: 1 });
      const { versions } = await chief().call(getTemplate, { id: one.id });
      expect(versions.map(({ state }) => state)).toEqual(["published", "retired"]);
      expect((await chief().call(getTemplateVersion, { id: draft.id })).state).toBe("retired");
      const named = await chief().call(templateImpact, { id: one.id, content: draft.content });
      expect(named).toMatchObject({ detections: [], templates: ["circle-two"], breaks: [] });
    });

    test("a template that a check uses stays", async () => {
      const { id } = await make("used");
      const key = "staff-check";
      const titles = { plain: words("x"), positive: words("x"), negative: words("x") };
      const groups = { scenario_category: words("x"), scenario: words("x"), check_category: words("x") };
      const data = {
        ...groups,
        titles,
        sort_in_category: 1,
        severity: "low" as const,
        frameworks: [],
        asset_types: ["website" as const],
        evidence_template: "used",
      };
      const entry = await chief().call(configEndpoints.meta_detection.create, { key, data });
      expect((await failureOf(chief().call(deleteTemplate, { id }))).key).toBe("mis.in_use");
      await chief().call(configEndpoints.meta_detection.remove, { id: entry.id, revision: 1 });
      await chief().call(deleteTemplate, { id });
      expect((await failureOf(chief().call(getTemplate, { id }))).key).toBe("mis.not_found");
    });

    test("a text is rendered while it is edited, with what is wrong in it", async () => {
      const text = "{{upper vendor}} {{sort hosts}} {{none}} {{shout vendor}}";
      const rendered = await chief().call(renderEvidence, {
        text,
        values: { vendor: "a", hosts: ["z", "b"] },
        language: "cn",
      });
      expect(rendered.text).toBe("A b、z {{none}} {{shout vendor}}");
      expect(rendered.problems).toEqual(["variable none", "function shout"]);
    });

    test("without a model, translating says so", async () => {
      const refused = await failureOf(chief().call(translateEvidence, { text: "x", from: "en", to: "cn" }));
      expect([refused.key, refused.status]).toEqual(["mis.translate_not_configured", 200]);
    });

    test("addresses of stored files are signed, and nothing else is", async () => {
      const { file, signed_url } = await chief().call(storeFile, { content: PNG_BASE64 });
      const { list } = await chief().call(signUrls, {
        urls: [file, signed_url, `${server.url}/api/files/${file}`],
      });
      expect(list.map((one) => one.signed_url)).toEqual([signed_url, signed_url, signed_url]);
      expect((await fetch(server.url + signed_url)).status).toBe(200);
      for (const url of [
        "a".repeat(64),
        `https://evil.example/api/files/${file}`,
        `/api/files/../docs/${file}`,
        `/api/files/${file}/x`,
        "/etc/passwd",
      ])
        expect((await failureOf(chief().call(signUrls, { urls: [file, url] }))).key).toBe(
          "mis.file_not_found",
        );
      for (const bytes of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", ""]) {
        const refused = await failureOf(
          chief().call(storeFile, { content: Buffer.from(`${bytes} `).toString("base64") }),
        );
        expect(refused.key).toBe("mis.file_type");
      }
      const cut = Buffer.from(PNG_BASE64, "base64").subarray(0, 60).toString("base64");
      expect((await failureOf(chief().call(storeFile, { content: cut }))).key).toBe("upload.picture");
      expect((await failureOf(server.as(null).call(signUrls, { urls: [file] }))).status).toBe(401);
      expect((await failureOf(server.as(server.people.expert).call(listTemplates, {}))).status).toBe(403);
    });
  },
  { on: "either" },
);
