import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLegalDocument, readSiteSetup } from "@candor/api/endpoints";
import { LANGUAGES, LEGAL_DOCUMENTS } from "@candor/api/entities";
import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";
import { legalDocument } from "./documents.ts";

test("every document is there in both languages, without raw HTML", async () => {
  for (const id of LEGAL_DOCUMENTS) {
    const days = new Set<string>();
    for (const language of LANGUAGES) {
      const { title, markdown, updated_on } = await legalDocument(id, language, undefined);
      expect(title).not.toBe("");
      expect(markdown).not.toMatch(/<[a-z!]/i);
      days.add(updated_on);
    }
    expect(days.size).toBe(1);
  }
});

withServer(
  "the operator's defaults",
  (server) => {
    test("anyone reads the documents in their language, and our own widget is named", async () => {
      const notice = await server.as(null).call(readLegalDocument, { id: "cookie-notice" });
      expect(notice).toMatchObject({ id: "cookie-notice", title: "Cookie notice" });
      expect(notice.markdown).toContain("candor.lang");
      expect((await server.as(null, "cn").call(readLegalDocument, { id: "term-of-use" })).title).toBe(
        "使用条款",
      );
      expect(await server.as(null).call(readSiteSetup, {})).toEqual({
        privacy_center: null,
        feedback_script: "/widgets/feedback.js",
        consent_script: null,
        analytics_script: null,
        chat_script: null,
        error_tracking: 1,
      });
    });

    test("the widget is a script that the content policy lets run", async () => {
      const script = await fetch(`${server.url}/widgets/feedback.js`);
      const small = await fetch(script.url, { headers: { "accept-encoding": "br" } });
      expect(small.headers.get("content-encoding")).toBe("br");
      expect(script.headers.get("content-encoding")).toBeNull();
      expect(await small.text()).toBe(await script.clone().text());
      expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(await script.text()).toContain("window.candorFeedback");
      const policy = script.headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
      expect(policy).toContain("connect-src 'self';");
    });
  },
  { on: "either" },
);

const folder = mkdtempSync(join(tmpdir(), "candor-documents-"));
writeFileSync(
  join(folder, "privacy-policy.en.md"),
  "---\ntitle: Example Retail’s privacy policy\nupdated: 2026-01-02\n---\n\nOurs.\n",
);

withServer(
  "an operator's own parts",
  (server) => {
    test("their documents take the place of ours, file by file", async () => {
      const own = await server.as(null).call(readLegalDocument, { id: "privacy-policy" });
      expect(own).toMatchObject({
        title: "Example Retail’s privacy policy",
        markdown: "Ours.",
        updated_on: "2026-01-02",
      });
      const ours = await server.as(null, "cn").call(readLegalDocument, { id: "privacy-policy" });
      expect(ours.title).toBe("隐私政策");
    });

    test("their scripts are named, and no other origin is let through", async () => {
      expect(await server.as(null).call(readSiteSetup, {})).toEqual({
        privacy_center: { en: "https://privacy.example.com", cn: "https://privacy.example.com/zh" },
        feedback_script: "https://feedback.example.com/widget.js?id=1",
        consent_script: null,
        analytics_script: "https://numbers.example.com/a.js",
        chat_script: "https://chat.example.com/c.js",
        error_tracking: 2,
      });
      const policy =
        (await fetch(`${server.url}/widgets/feedback.js`)).headers.get("content-security-policy") ?? "";
      const scripts = policy.split(";").find((part) => part.startsWith("script-src"));
      const origins = "https://feedback.example.com https://numbers.example.com https://chat.example.com";
      expect(scripts?.replace(/ 'sha256-[^']+'/g, "")).toBe(`script-src 'self' ${origins}`);
      expect(policy).not.toContain("privacy.example.com");
    });
  },
  {
    on: "either",
    env: {
      CANDOR_PRIVACY_CENTER_URL: "https://privacy.example.com/",
      CANDOR_PRIVACY_CENTER_URL_CN: "https://privacy.example.com/zh",
      CANDOR_DOCUMENTS_DIR: folder,
      CANDOR_FEEDBACK_SCRIPT_URL: "https://feedback.example.com/widget.js?id=1",
      CANDOR_ANALYTICS_SCRIPT_URL: "https://numbers.example.com/a.js",
      CANDOR_CHAT_SCRIPT_URL: "https://chat.example.com/c.js",
      CANDOR_ERROR_TRACKING: "2",
    },
  },
);
