import {
  helpCategories,
  helpContent,
  info,
  listChangelog,
  markChangelogRead,
  readGuide,
  searchHelp,
} from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";
import { helpLibrary } from "./library.ts";
import { nameOf, parseHelpFile, plainText } from "./parse.ts";
import { excerptOf, tokensOf } from "./tokens.ts";

test("every link inside the help leads to a page of it", () => {
  const { pages: open, staff } = helpLibrary();
  const pages = new Map([...open, ...staff.map((page) => [page.id, page] as const)]);
  for (const { id, texts } of pages.values()) {
    for (const { markdown } of Object.values(texts)) {
      for (const [, path = ""] of markdown.matchAll(/\]\(([^)]*)\)/g)) {
        expect([id, pages.has(path.replace("/pages/help/", ""))]).toEqual([id, true]);
      }
      // What is shown from a string must not bring markup of its own.
      expect(markdown).not.toMatch(/<[a-z!]/i);
    }
    expect(texts.cn.updatedOn).toBe(texts.en.updatedOn);
    expect(plainText(texts.cn.markdown)).toMatch(/[一-鿿]{10}/);
  }
});

test("a file without a head is refused, another file is passed over", () => {
  expect(() => parseHelpFile("a.en.md", "# Text")).toThrow("a.en.md needs a head");
  expect(parseHelpFile("a.en.md", "---\ntitle: A: b\nupdated: 2026-11-20\n---\n\nText\n")).toEqual({
    title: "A: b",
    updatedOn: "2026-11-20",
    order: 0,
    draft: false,
    markdown: "Text",
  });
  expect(nameOf("read-results.cn.md")).toEqual({ id: "read-results", language: "cn" });
  expect(nameOf("notes.md")).toBeNull();
});

test("words of both languages are found, and shown where they stand", () => {
  expect(tokensOf("Cookie弹窗设置 42")).toEqual(["cookie", "弹窗", "窗设", "设置", "42"]);
  const text = `${"word ".repeat(60)}needle and the rest`;
  expect(excerptOf(text, ["needle"], 60)).toMatch(/^….*needle/);
  expect(excerptOf("short", ["none"])).toBe("short");
});

withServer(
  "help",
  (server) => {
    test("has pages for staff, which no customer comes across", async () => {
      const first = await server.as(null).call(helpContent, { id: "console" });
      expect(first).toMatchObject({ kind: "article", category: null, previous: null });
      expect(first.next?.id).toBe("console-review");
      const { list } = await server.as(null).call(helpCategories, {});
      expect(JSON.stringify(list)).not.toContain("console");
      const found = await server.as(null).call(searchHelp, { query: "outbox dead letters" });
      expect(JSON.stringify(found)).not.toContain("console");
    });

    test("lists its contents to anyone, in the reader's language", async () => {
      const { list } = await server.as(null).call(helpCategories, {});
      expect(list.map(({ id }) => id)).toEqual(["begin", "results", "work", "connect"]);
      for (const { articles } of list) expect(articles.length).toBeGreaterThan(1);
      const chinese = await server.as(null, "cn").call(helpCategories, {});
      expect(chinese.list[0]?.title).toBe("快速入门");
    });

    test("opens an article with its neighbours, the first one by itself, and a release", async () => {
      const client = server.as(null);
      const first = await client.call(helpContent, {});
      expect(first).toMatchObject({ id: "assess-a-website", previous: null, category: { id: "begin" } });
      const next = await client.call(helpContent, { id: first.next?.id });
      expect(next.previous?.id).toBe(first.id);
      const release = await client.call(helpContent, { id: "1.0-assessments" });
      expect(release).toMatchObject({ kind: "release", category: null });
      const none = await failureOf(server.as(null, "cn").call(helpContent, { id: "none" }));
      expect([none.key, none.message]).toEqual(["help.not_found", "该帮助页面不存在，请从目录中选择。"]);
      const outside = await failureOf(client.call(helpContent, { id: "../../package.json" }));
      expect(outside.key).toBe("common.invalid");
    });

    test("finds articles by words, by their beginnings and with a slip, in both languages", async () => {
      const idsOf = async (query: string, language: "en" | "cn") =>
        (await server.as(null, language).call(searchHelp, { query })).list.map(({ id }) => id);
      expect((await idsOf("jira", "en"))[0]).toBe("connect-jira");
      expect(await idsOf("administratr", "en")).toContain("connect-jira");
      expect((await idsOf("成熟度", "cn"))[0]).toBe("maturity-score");
      expect(await idsOf("zzzzqq", "en")).toEqual([]);
      const [hit] = (await server.as(null).call(searchHelp, { query: "tokens are stored encrypted" })).list;
      expect(hit).toMatchObject({ id: "connect-jira", category: "Team and connections" });
      expect(hit?.excerpt).toContain("encrypted");
    });

    test("the changelog is new to each user until they looked", async () => {
      const owner = server.as(server.people.owner);
      const { list, notice } = await owner.call(listChangelog, {});
      expect([list[0]?.id, notice]).toEqual(["1.1-connections", true]);
      await owner.call(markChangelogRead, {});
      await owner.call(markChangelogRead, {});
      expect((await owner.call(listChangelog, {})).notice).toBe(false);
      expect((await server.as(server.people.stranger).call(listChangelog, {})).notice).toBe(true);
      expect((await failureOf(server.as(null).call(listChangelog, {}))).status).toBe(401);
    });

    test("the guide is read once it is left, whichever way, by this user alone", async () => {
      const viewer = server.as(server.people.viewer);
      const wrong = { read_type: "later" } as unknown as { read_type: "skip" };
      expect((await failureOf(viewer.call(readGuide, wrong))).fields).toEqual({ read_type: "choice" });
      expect((await viewer.call(info, {})).guide_status).toBe(0);
      await viewer.call(readGuide, { read_type: "close" });
      await viewer.call(readGuide, { read_type: "finish" });
      expect((await viewer.call(info, {})).guide_status).toBe(1);
      expect((await server.as(server.people.stranger).call(info, {})).guide_status).toBe(0);
    });
  },
  { on: "either" },
);
