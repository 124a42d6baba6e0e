import { createApiClient, isApiError } from "@candor/api/client";
import {
  activityResult,
  campaignChoices,
  campaignFunnels,
  campaignInfo,
  checkReply,
  configEndpoints,
  confirmCampaign,
  failActivity,
  listActivityScans,
  listMail,
  publishActivity,
  rescanActivity,
  submitCampaign,
} from "@candor/api/endpoints";
import type { Language } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { auditLog, campaignRequest, mail } from "../database/schema.ts";
import { openCampaign } from "../testing/campaigns.ts";
import { failureOf } from "../testing/failure.ts";
import { failsWith } from "../testing/recorded-runner.ts";
import { jobsDone } from "../testing/snapshot.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { queueForgottenRequests } from "./run.ts";

withServer(
  "campaigns",
  (server) => {
    let number = 0;
    /** A request that no other one resembles. */
    const wish = (cid: string, given: Record<string, unknown> = {}) => {
      number += 1;
      return {
        ...{ cid, company: "Linden", website: `site-${number}.example`, mobile: "13812345678" },
        ...{ email: `visitor-${number}@test.example`, consent: true as const, ...given },
      };
    };

    let visitors = 0;
    /** A visitor from an address of their own, behind the proxy that the server trusts. */
    const nobody = (address?: string, language: Language = "en") => {
      visitors += 1;
      const own = address ?? `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
      return createApiClient({
        baseUrl: server.url,
        getToken: () => null,
        getLanguage: () => language,
        validate: checkReply,
        fetch: (input, init) => {
          const request = new Request(input, init);
          request.headers.set("x-forwarded-for", own);
          return fetch(request);
        },
      });
    };
    const chief = () => server.as(server.people.chief);

    /** The code in the mail to a visitor. */
    const codeTo = async (email: string): Promise<string> => {
      const to = eq(mail.to, email);
      const rows = await server.services.db.select().from(mail).where(to).orderBy(mail.created_at);
      return /\/activity\/confirm\/([\w-]+)/.exec(rows.at(-1)?.text ?? "")?.[1] ?? "";
    };
    const requestOf = async (email: string) => {
      const [row] = await server.services.db
        .select()
        .from(campaignRequest)
        .where(eq(campaignRequest.email, email));
      if (!row) throw new Error("no request");
      return row;
    };

    beforeAll(async () => {
      await openCampaign(server, "spring", { limits: { website: 2, email: 2, address: 1000 } });
      await openCampaign(server, "autumn", { showType: 2, starts_at: "2999-01-01T00:00:00.000Z" });
      await openCampaign(server, "past", { ends_at: "2026-01-02T00:00:00.000Z" });
      await openCampaign(server, "narrow", { limits: { website: 9, email: 9, address: 1 } });
    });

    test("a campaign tells what it offers while it runs", async () => {
      expect(await nobody().call(campaignInfo, { cid: "spring" })).toEqual({
        show_type: 1,
        allow_assets: ["Website"],
      });
      for (const cid of ["autumn", "past", "none"]) {
        const refused = await failureOf(nobody(undefined, "cn").call(campaignInfo, { cid }));
        expect([refused.key, refused.message]).toEqual(["campaign.not_started", "活动未开始或异常"]);
        expect((await failureOf(nobody().call(submitCampaign, wish(cid)))).key).toBe("campaign.not_started");
      }
    });

    test("a campaign names its skill and its QR code from what there is", async () => {
      const { skills, qrcodes } = await chief().call(campaignChoices, {});
      expect(skills.find(({ key }) => key === "autumn-skill")?.show_type).toBe(2);
      expect(qrcodes.find(({ key }) => key === "spring-qr")?.image).toMatch(/^[0-9a-f]{64}$/);
    });

    test("a campaign that staff switch off is closed at once", async () => {
      await openCampaign(server, "brief");
      const calls = configEndpoints.activity;
      const { list } = await chief().call(calls.list, { search: "brief" });
      const [entry] = list;
      if (!entry) throw new Error("no entry");
      const { id, revision, key, data } = entry;
      await chief().call(calls.update, { id, revision, key, data, enable: false });
      expect((await failureOf(nobody().call(campaignInfo, { cid: "brief" }))).key).toBe(
        "campaign.not_started",
      );
    });

    test("each field of the form is checked", async () => {
      const wrong = async (given: Record<string, unknown>) =>
        (await failureOf(nobody().call(submitCampaign, wish("spring", given)))).fields;
      expect(await wrong({ company: "  " })).toEqual({ company: "required" });
      for (const mobile of ["12812345678", "1381234567", "138123456789", "+8613812345678", "1381234567a"])
        expect(await wrong({ mobile })).toEqual({ mobile: "format" });
      for (const email of ["a", "a@", "a b@test.example"])
        expect(await wrong({ email })).toEqual({ email: "format" });
      for (const website of [
        "linden",
        "ftp://site-1.example",
        "https://user:pw@site-1.example",
        "a b.example",
      ])
        expect(await wrong({ website })).toEqual({ website: "format" });
      expect(await wrong({ consent: false })).toEqual({ consent: "choice" });
      const refused = await failureOf(
        nobody().call(submitCampaign, wish("spring", { website: "http://10.0.0.1/" })),
      );
      expect(refused.key).toBe("campaign.website_unreachable");
    });

    test("the mailed link confirms once and starts the assessment; its result is published to the visitor", async () => {
      const given = wish("spring", { email: "Anna@Test.example" });
      expect(await nobody().call(submitCampaign, given)).toEqual({ repeat: false });
      expect((await requestOf("anna@test.example")).state).toBe("unconfirmed");
      const code = await codeTo("anna@test.example");
      const first = await nobody().call(confirmCampaign, { code });
      expect(first).toMatchObject({ show_type: 1, confirmed: false });
      const picture = await fetch(server.url + first.qrcode_url);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(await nobody().call(confirmCampaign, { code })).toMatchObject({ confirmed: true });
      await until(async () => (await requestOf("anna@test.example")).state === "expert_review");

      const { list } = await chief().call(listActivityScans, { search: "anna@test", cid: "spring" });
      expect(list).toHaveLength(1);
      const [row] = list;
      const wanted = { cid: "spring", rid: row?.rid ?? "" };
      expect((await failureOf(nobody().call(activityResult, wanted))).key).toBe("check.analysis_not_found");
      const published = await chief().call(publishActivity, { id: row?.id ?? "" });
      expect(published.state).toBe("published");
      const funnel = async () => (await chief().call(campaignFunnels, { cids: ["spring", "none"] })).list;
      const [before, none] = await funnel();
      expect(none).toEqual({
        cid: "none",
        opened: 0,
        submitted: 0,
        confirmed: 0,
        assessed: 0,
        result_opened: 0,
      });
      expect((await nobody().call(activityResult, wanted)).company).toBe("Linden");
      await nobody().call(activityResult, wanted);
      await nobody().call(campaignInfo, { cid: "spring" });
      const [after] = await funnel();
      expect(after).toEqual({ ...before, opened: (before?.opened ?? 0) + 1, result_opened: 1 });
      const reread = await chief().call(listActivityScans, { search: "anna@test" });
      expect(reread.list[0]?.opened_at).not.toBeNull();
      expect(reread.campaigns.map(({ cid }) => cid)).toContain("spring");
      const told = await server.services.db.select().from(mail).where(eq(mail.to, "anna@test.example"));
      expect(told.some(({ text }) => text.includes(`/activity/result/spring/${wanted.rid}`))).toBe(true);
      expect((await failureOf(chief().call(publishActivity, { id: row?.id ?? "" }))).key).toBe(
        "mis.activity_not_ready",
      );
      const actions = await server.services.db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.target_id, row?.id ?? ""));
      expect(actions.map(({ action }) => action).sort()).toEqual([
        "activity.publish",
        "campaign.confirm",
        "campaign.submit",
      ]);
    });

    test("of two who open the link at once, one confirms", async () => {
      const given = wish("spring");
      await nobody().call(submitCampaign, given);
      const code = await codeTo(given.email);
      const both = await Promise.all([1, 2].map(() => nobody().call(confirmCampaign, { code })));
      expect(both.map(({ confirmed }) => confirmed).sort()).toEqual([false, true]);
    });

    test("a guess, or a link that has run out, confirms nothing", async () => {
      const given = wish("spring");
      await nobody().call(submitCampaign, given);
      await server.services.db
        .update(campaignRequest)
        .set({ code_expires_at: new Date(0) })
        .where(eq(campaignRequest.email, given.email));
      for (const code of [await codeTo(given.email), "x"])
        expect((await failureOf(nobody().call(confirmCampaign, { code }))).key).toBe("campaign.link_invalid");
      expect((await requestOf(given.email)).state).toBe("unconfirmed");
    });

    test("too many of one website, e-mail or address are answered as repeated, without a mail", async () => {
      const same = wish("spring", { website: "https://site-55.example/a" });
      const submit = (given: object) => nobody().call(submitCampaign, { ...same, ...given });
      expect(await submit({})).toEqual({ repeat: false });
      expect(await submit({ email: "b@test.example", website: "http://site-55.example/b" })).toEqual({
        repeat: false,
      });
      expect(await submit({ email: "c@test.example" })).toEqual({ repeat: true });
      expect(await codeTo("c@test.example")).toBe("");
      expect(await submit({ website: "site-56.example" })).toEqual({ repeat: false });
      expect(await submit({ website: "site-57.example" })).toEqual({ repeat: true });
      const one = () => nobody("198.51.100.7").call(submitCampaign, wish("narrow"));
      expect([await one(), await one()]).toEqual([{ repeat: false }, { repeat: true }]);
      expect(await nobody().call(submitCampaign, wish("narrow"))).toEqual({ repeat: false });
    });

    test("one address that keeps sending is slowed down, others are not", async () => {
      const send = () =>
        nobody("198.51.100.8")
          .call(submitCampaign, wish("none"))
          .then(
            () => "done",
            (error: unknown) => (isApiError(error) ? error.key : String(error)),
          );
      const answers: (string | null)[] = [];
      for (let n = 0; n < 12; n += 1) answers.push(await send());
      expect(answers.filter((answer) => answer === "common.rate_limited")).toHaveLength(2);
      expect((await failureOf(nobody().call(submitCampaign, wish("none")))).key).toBe("campaign.not_started");
    });

    test("many at once do not get past the limit", async () => {
      const same = wish("spring");
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((n) =>
          nobody().call(submitCampaign, { ...same, email: `rush-${n}-${same.email}` }),
        ),
      );
      expect(answers.filter(({ repeat }) => !repeat)).toHaveLength(2);
    });

    test("a website that cannot be visited fails, and staff visit it again or give it up", async () => {
      const given = wish("spring");
      server.runner.play(`https://${given.website}/`, failsWith("unreachable"));
      await nobody().call(submitCampaign, given);
      await nobody().call(confirmCampaign, { code: await codeTo(given.email) });
      await until(async () => (await requestOf(given.email)).state === "failed");
      const { id, failure } = await requestOf(given.email);
      expect(failure).toBe("unreachable");
      expect((await chief().call(rescanActivity, { id })).state).toBe("confirmed");
      await until(async () => (await requestOf(given.email)).state === "expert_review");
      expect((await chief().call(failActivity, { id })).failure).toBe("marked_failed");
      const newcomer = server.as(server.people.newcomer);
      expect((await failureOf(newcomer.call(rescanActivity, { id }))).status).toBe(403);
      expect((await failureOf(nobody().call(listActivityScans, {}))).status).toBe(401);
    });

    test("a confirmed request whose job was lost is queued again, once; others stay as they are", async () => {
      const { db, jobs } = server.services;
      const given = wish("spring");
      const url = `https://${given.website}/`;
      await nobody().call(submitCampaign, given);
      const waiting = wish("spring");
      await nobody().call(submitCampaign, waiting);
      const row = await requestOf(given.email);
      // As a confirmation leaves it, in a queue that was lost with everything in it.
      const confirmed = { state: "confirmed" as const, confirmed_at: new Date() };
      await db.update(campaignRequest).set(confirmed).where(eq(campaignRequest.id, row.id));
      expect(await jobs.openScan(row.id)).toBeNull();
      await queueForgottenRequests(server.services);
      await queueForgottenRequests(server.services);
      await until(async () => (await requestOf(given.email)).state === "expert_review");
      await jobsDone(db);
      expect(server.runner.runs.filter((run) => run === url)).toHaveLength(1);
      expect((await requestOf(waiting.email)).state).toBe("unconfirmed");
      await queueForgottenRequests(server.services);
      expect(await jobs.openScan(row.id)).toBeNull();
    });

    test("staff without every permission read no codes in the outbox", async () => {
      const given = wish("spring");
      await nobody().call(submitCampaign, given);
      const expert = await server.as(server.people.expert).call(listMail, { search: given.email });
      expect(expert.list).toHaveLength(1);
      expect(JSON.stringify(expert)).not.toContain(await codeTo(given.email));
      const admin = await chief().call(listMail, { search: given.email });
      expect(JSON.stringify(admin)).toContain(await codeTo(given.email));
    });
  },
  { env: { CANDOR_TRUST_PROXY: "true" } },
);
