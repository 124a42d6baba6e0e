import {
  configEndpoints,
  createWebsite,
  followScenario,
  getAssessment,
  home,
  homeChecks,
  inviteMember,
  listChecks,
  publishScan,
  setCheckOwner,
  setCheckPassed,
  setCheckResolved,
  submitAssessment,
} from "@candor/api/endpoints";
import { LEVELS } from "@candor/api/entities";
import { beforeAll, expect, test } from "vitest";
import { eq } from "../database/drizzle.ts";
import { assessment, cloudConnection, jiraConnection, jiraLink } from "../database/schema.ts";
import { bringsFacts } from "../testing/recorded-runner.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

withServer(
  "the home page",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const viewer = () => server.as(server.people.viewer);
    const sites: string[] = [];

    const submit = async () =>
      (await owner().call(submitAssessment, { object_ids: sites, authorised: true })).id;
    async function publish(id: string): Promise<void> {
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id });
    }
    const failing = async () =>
      (await viewer().call(listChecks, { page_size: 100, statuses: [...LEVELS] })).list;

    beforeAll(async () => {
      for (const [at, name] of ["Shop", "Blog"].entries()) {
        const url = `https://site-${at}.example/`;
        sites.push((await owner().call(createWebsite, { name, url, territories: ["EU"] })).id);
      }
    });

    test("says that nothing is there before the first publication", async () => {
      expect(await viewer().call(home, {})).toEqual({
        as_of: null,
        mine: { of: "me", list: [], total: 0 },
        unassigned: 0,
        came_back: { list: [], total: 0 },
        running: null,
        invitations: { list: [], total: 0 },
        broken: [],
        followed: { list: [], total: 0 },
        news: [],
      });
    });

    test("shows what is mine, the oldest first, and the team's to an administrator who has nothing", async () => {
      server.runner.play("https://site-1.example/", bringsFacts("careful"));
      const first = await submit();
      expect((await viewer().call(home, {})).running).toMatchObject({ id: first });
      await publish(first);
      const checks = await failing();
      for (const { id } of checks.slice(0, 7))
        await owner().call(setCheckOwner, { id, owner_id: server.people.viewer.id });
      // Who may name people is told how many checks wait for one.
      expect((await owner().call(home, {})).unassigned).toBe(checks.length - 7);
      expect((await viewer().call(home, {})).unassigned).toBe(0);
      const [one] = checks;
      if (!one) throw new Error("The recorded site has no failing check");
      const { db } = server.services;
      await db.insert(jiraLink).values({
        company_id: (await db.select().from(assessment))[0]?.company_id ?? "",
        ...{ object_id: one.object_id, check_id: one.check_id, cloud_id: "cloud", issue_id: "1" },
        ...{ key: "PRIV-12", url: "https://example.atlassian.net/browse/PRIV-12", linked_by: "Lin" },
      });
      const mine = await viewer().call(home, {});
      expect(mine.running).toBeNull();
      expect(mine.mine).toMatchObject({ of: "me", total: 7 });
      expect(mine.mine.list.map(({ id }) => id)).toEqual(checks.slice(0, 5).map(({ id }) => id));
      expect(mine.mine.list[0]?.issue).toEqual({
        key: "PRIV-12",
        url: "https://example.atlassian.net/browse/PRIV-12",
      });
      const next = await viewer().call(homeChecks, { part: "mine", page: 2 });
      expect(next.list.map(({ id }) => id)).toEqual(checks.slice(5, 7).map(({ id }) => id));
      // Beyond the last page is nothing, and no failure.
      expect(await viewer().call(homeChecks, { part: "mine", page: 9 })).toEqual({ list: [], total: 7 });
      expect((await owner().call(home, {})).mine).toMatchObject({ of: "team", total: 7 });
      await owner().call(setCheckOwner, { id: one.id, owner_id: server.people.owner.id });
      expect((await owner().call(home, {})).mine).toMatchObject({ of: "me", total: 1 });
      // What is done is no one's any more.
      await viewer().call(setCheckResolved, { id: checks[1]?.id ?? "", resolved: true });
      expect((await viewer().call(home, {})).mine.total).toBe(5);
    });

    test("shows what came back with the last assessment, and what it was", async () => {
      const before = await failing();
      const [, , byHand] = before;
      await owner().call(setCheckPassed, {
        id: byHand?.id ?? "",
        duration: "next_assessment",
        reason: "Known",
      });
      const long = new Date("2026-01-02T03:04:05.000Z");
      await server.services.db.update(assessment).set({ published_at: long });
      await publish(await submit());
      const { came_back: back, mine } = await viewer().call(home, {});
      const all: { id: string; object_id: string; check_id: string; was?: string | undefined }[] = [
        ...back.list,
      ];
      for (let page = 2; all.length < back.total; page += 1)
        all.push(...(await viewer().call(homeChecks, { part: "came_back", page })).list);
      expect(new Set(all.map(({ id }) => id)).size).toBe(back.total);
      const known = new Set(before.map(({ object_id, check_id }) => `${object_id} ${check_id}`));
      const wasOf = (row: { object_id: string; check_id: string } | undefined) =>
        all.find(({ object_id, check_id }) => object_id === row?.object_id && check_id === row.check_id)?.was;
      expect(wasOf(byHand)).toBe("by_hand");
      expect(all.filter(({ was: now }) => now === "resolved")).toHaveLength(1);
      // The blog was careful and is not any more; what the shop failed both times did not come back.
      expect(all.filter(({ was: now }) => now === "passed").length).toBeGreaterThan(3);
      for (const row of all.filter(({ was: now }) => now === "passed"))
        expect(known.has(`${row.object_id} ${row.check_id}`)).toBe(false);
      expect(mine.list[0]?.failing_since).toBe(long.toISOString());
    });

    test("shows what is followed, what is open and what broke", async () => {
      await viewer().call(followScenario, { id: "consent", followed: true });
      const { followed } = await viewer().call(home, {});
      expect(followed).toMatchObject({ total: 1, list: [{ id: "consent", followed: true }] });
      expect((await owner().call(home, {})).followed.total).toBe(0);
      await owner().call(inviteMember, { email: "new@test.example", role: "viewer" });
      expect((await owner().call(home, {})).invitations).toMatchObject({
        total: 1,
        list: [{ email: "new@test.example", expired: false }],
      });
      expect((await viewer().call(home, {})).invitations).toEqual({ list: [], total: 0 });
      const { db } = server.services;
      const [row] = await db.select().from(assessment);
      const company_id = row?.company_id ?? "";
      const connection = { company_id, connected_by: "Lin", expires_at: new Date() };
      await db
        .insert(jiraConnection)
        .values({ ...connection, access_token: "x", refresh_token: "x", invalid: true });
      await db
        .insert(cloudConnection)
        .values({ company_id, account_id: "123456789012", external_id: "x", state: 12, connected_by: "Lin" });
      expect((await viewer().call(home, {})).broken).toEqual([
        { kind: "jira", account_id: null },
        { kind: "aws", account_id: "123456789012" },
      ]);
      await db.delete(jiraConnection).where(eq(jiraConnection.company_id, company_id));
    });

    test("shows the three newest articles, and is a company's own", async () => {
      const chief = server.as(server.people.chief);
      for (const day of [1, 2, 3, 4])
        await chief.call(configEndpoints.site_resource.create, {
          key: `article-${day}`,
          data: {
            kind: "article",
            title: { en: `Article ${day}`, cn: "" },
            text: { en: "Text", cn: "" },
            published_at: `2026-01-0${day}T00:00:00.000Z`,
          },
        });
      const { news } = await server.as(server.people.viewer, "cn").call(home, {});
      expect(news.map(({ title }) => title)).toEqual(["Article 4", "Article 3", "Article 2"]);
      expect(news[0]?.language).toBe("en");
      expect(await server.as(server.people.stranger).call(home, {})).toMatchObject({
        as_of: null,
        mine: { total: 0 },
        came_back: { total: 0 },
        broken: [],
      });
    });
  },
  { on: "either" },
);
