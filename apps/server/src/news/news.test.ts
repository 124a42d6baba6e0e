import { configEndpoints, getNews, storeFile } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { PNG_BASE64 } from "../testing/campaigns.ts";
import { failureOf } from "../testing/failure.ts";
import { withServer } from "../testing/with-server.ts";

const PDF_BASE64 = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF").toString("base64");

withServer(
  "news",
  (server) => {
    const chief = () => server.as(server.people.chief);
    const { site_resource: resources } = configEndpoints;
    const both = (en: string, cn: string) => ({ en, cn });
    const published_at = "2026-02-01T00:00:00.000Z";
    const make = (key: string, data: object, enable = true) =>
      chief().call(resources.create, {
        key,
        enable,
        data: { kind: "article", title: both("A title", ""), text: both("Text", ""), published_at, ...data },
      });

    test("an article is read in one's language, else in the other, with its file and its neighbours", async () => {
      const { file } = await chief().call(storeFile, { content: PDF_BASE64 });
      const older = await make("older", {
        title: both("Older", "较早"),
        text: both("", ""),
        url: "https://site-1.example/older",
        published_at: "2026-01-01T00:00:00.000Z",
      });
      const one = await make("one", { summary: both("In short", ""), file });
      const newer = await make("newer", {
        ...{ title: both("", "较新"), text: both("", "正文"), published_at: "2026-02-02T00:00:00.000Z" },
      });
      const read = await server.as(server.people.viewer).call(getNews, { id: one.id });
      expect(read).toMatchObject({
        ...{ kind: "article", title: "A title", language: "en", summary: "In short", markdown: "Text" },
        ...{ source: null, published_at },
        file: { media_type: "application/pdf" },
        older: { id: older.id, title: "Older" },
        newer: { id: newer.id, title: "较新", language: "cn" },
      });
      expect((await fetch(new URL(read.file?.url ?? "", server.url))).status).toBe(200);
      const inChinese = server.as(server.people.viewer, "cn");
      expect(await inChinese.call(getNews, { id: one.id })).toMatchObject({
        language: "en",
        markdown: "Text",
      });
      expect(await inChinese.call(getNews, { id: older.id })).toMatchObject({
        ...{ language: "cn", title: "较早", markdown: "", source: "https://site-1.example/older" },
        older: null,
      });
      const chinese = await server.as(server.people.viewer).call(getNews, { id: newer.id });
      expect(chinese).toMatchObject({ language: "cn", title: "较新", markdown: "正文", newer: null });
    });

    test("what is a draft, not due, switched off, or nothing is not found", async () => {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      const hidden = [
        await make("draft", { published_at: null }),
        await make("later", { published_at: tomorrow }),
        await make("off", {}, false),
        { id: crypto.randomUUID() },
      ];
      for (const { id } of hidden) {
        const refused = failureOf(server.as(server.people.viewer).call(getNews, { id }));
        expect((await refused).key).toBe("news.not_found");
      }
    });

    test("an entry needs a title in one language, and something to read; its cover is a picture", async () => {
      const fieldsOf = async (key: string, data: object) => (await failureOf(make(key, data))).fields;
      expect(await fieldsOf("untitled", { title: both(" ", "") })).toEqual({ "data.title.en": "required" });
      expect(await fieldsOf("empty", { text: both("", " ") })).toEqual({ "data.url": "required" });
      const { file: pdf } = await chief().call(storeFile, { content: PDF_BASE64 });
      expect(await fieldsOf("cover", { cover: pdf })).toEqual({ "data.cover": "unknown" });
      const { file: picture } = await chief().call(storeFile, { content: PNG_BASE64 });
      expect((await make("cover", { cover: picture })).data.cover).toBe(picture);
    });
  },
  { on: "either" },
);
