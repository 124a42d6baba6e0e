import { OPENINGS_KEPT } from "@candor/api/contract";
import {
  createWebsite,
  dashboard,
  editResult,
  getAssessment,
  getScan,
  listShares,
  openSharedReport,
  publishScan,
  revokeShare,
  shareReport,
  submitAssessment,
} from "@candor/api/endpoints";
import { afterEach, beforeAll, expect, test } from "vitest";
import { LINK_LIMITS } from "../auth/throttle/throttle.ts";
import { eq } from "../database/drizzle.ts";
import { company, reportOpening, reportShare, throttle } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

const PASSWORD = "lantern-88";

withServer(
  "shared reports",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const anyone = () => server.as(null);
    const db = () => server.services.db;
    let assessment_id = "";
    let hidden = "";

    const assess = async (number: number) => {
      const url = `https://site-${number}.example/`;
      const { id } = await owner().call(createWebsite, { name: "", url, territories: ["EU"] });
      const { id: submitted } = await owner().call(submitAssessment, { object_ids: [id], authorised: true });
      await until(
        async () => (await owner().call(getAssessment, { id: submitted })).state === "expert_review",
      );
      return submitted;
    };

    beforeAll(async () => {
      assessment_id = await assess(1);
      const expert = server.as(server.people.expert);
      const { results } = await expert.call(getScan, { id: assessment_id });
      const first = results.find(({ status }) => status !== null);
      hidden = first?.check_id ?? "";
      await expert.call(editResult, {
        ...{ result_id: first?.id ?? "", outcome: first?.outcome ?? "failed", level: first?.level ?? "low" },
        ...{ hidden: true, note: "Not asked for." },
      });
      await expert.call(publishScan, { id: assessment_id });
    });
    afterEach(() => db().delete(throttle));

    const share = async (password: string | null = null) => {
      const { url, list } = await owner().call(shareReport, { assessment_id, days: 7, password });
      return { code: new URL(url).pathname.split("/").at(-1) ?? "", id: list[0]?.id ?? "" };
    };
    const openings = async (id: string) =>
      (await owner().call(listShares, { assessment_id })).list.find((one) => one.id === id);
    const refusal = async (code: string, password?: string) =>
      (await failureOf(anyone().call(openSharedReport, { code, ...(password && { password }) }))).key;

    test("a link opens what the company's people see, and no more, and each opening is listed", async () => {
      const { code, id } = await share();
      expect(await openings(id)).toMatchObject({ opened: 0, openings: [], has_password: false });
      const { report } = await anyone().call(openSharedReport, { code });
      const { counts, number } = await owner().call(getAssessment, { id: assessment_id });
      expect(report).toMatchObject({ number, counts });
      expect(report?.objects.map(({ name }) => name)).toEqual(["site-1.example"]);
      const visible = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
      expect(report?.checks).toHaveLength(visible);
      expect(report?.checks.map(({ check_id }) => check_id)).not.toContain(hidden);
      const { framework_rates } = await owner().call(dashboard, {});
      const rates = report?.frameworks.map(({ framework, passed, total }) => ({ framework, passed, total }));
      expect(rates?.slice(0, framework_rates.length)).toEqual(framework_rates);
      await anyone().call(openSharedReport, { code });
      const listed = await openings(id);
      expect(listed).toMatchObject({ opened: 2, revoked_at: null });
      expect(listed?.openings.map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1"]);
    });

    test("of a link that is opened without end the newest openings are kept", async () => {
      const { code, id } = await share();
      const old = { share_id: id, device: null, address: "192.0.2.1", at: new Date(0) };
      await db()
        .insert(reportOpening)
        .values(Array.from({ length: OPENINGS_KEPT }, () => old));
      await anyone().call(openSharedReport, { code });
      const listed = await openings(id);
      expect(listed?.opened).toBe(OPENINGS_KEPT);
      expect(listed?.openings[0]?.address).toBe("127.0.0.1");
    });

    test("a password is asked for, and guesses at it are limited", async () => {
      const { code, id } = await share(PASSWORD);
      expect(await anyone().call(openSharedReport, { code })).toEqual({ report: null });
      expect(await refusal(code, "lantern-89")).toBe("assessment.share_password");
      expect((await openings(id))?.opened).toBe(0);
      const { report } = await anyone().call(openSharedReport, { code, password: PASSWORD });
      expect(report).not.toBeNull();
      expect(await openings(id)).toMatchObject({ opened: 1, has_password: true });
      for (let guess = 0; guess < LINK_LIMITS.account; guess++) await refusal(code, `guess-${guess}-x`);
      expect(await refusal(code, PASSWORD)).toBe("auth.too_frequent");
    });

    test("what has expired, was revoked or never was opens nothing, and all of it is answered alike", async () => {
      const [expired, revoked] = [await share(), await share()];
      const past = { expires_at: new Date(Date.now() - 1000) };
      await db().update(reportShare).set(past).where(eq(reportShare.id, expired.id));
      const { list } = await owner().call(revokeShare, { id: revoked.id });
      expect(list.find(({ id }) => id === revoked.id)?.revoked_at).not.toBeNull();
      await owner().call(revokeShare, { id: revoked.id });
      for (const code of [expired.code, revoked.code, "none"])
        expect(await refusal(code)).toBe("assessment.share_gone");
    });

    test("a suspended company's links open nothing until it is open again", async () => {
      const { code } = await share();
      const set = (company_status: number) => db().update(company).set({ company_status });
      await set(0);
      expect(await refusal(code)).toBe("assessment.share_gone");
      await set(1);
      expect((await anyone().call(openSharedReport, { code })).report).not.toBeNull();
    });

    test("administrators alone share, what is published alone, and nobody else's", async () => {
      const { id } = await share();
      const link = { assessment_id, days: 7 as const, password: null };
      for (const who of ["viewer", "preview"] as const) {
        const client = server.as(server.people[who]);
        expect((await failureOf(client.call(shareReport, link))).key).toMatch(/forbidden$/);
        expect((await failureOf(client.call(revokeShare, { id }))).key).toMatch(/forbidden$/);
        expect((await client.call(listShares, { assessment_id })).list.length).toBeGreaterThan(0);
      }
      const stranger = server.as(server.people.stranger);
      expect((await failureOf(stranger.call(shareReport, link))).key).toBe("assessment.not_found");
      expect((await failureOf(stranger.call(listShares, { assessment_id }))).key).toBe(
        "assessment.not_found",
      );
      expect((await failureOf(stranger.call(revokeShare, { id }))).key).toBe("assessment.share_gone");
      const reviewed = { ...link, assessment_id: await assess(2) };
      expect((await failureOf(owner().call(shareReport, reviewed))).key).toBe("assessment.not_published");
    });
  },
  { on: "either" },
);
