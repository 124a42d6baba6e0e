import {
  connectJira,
  createJiraIssue,
  createJiraIssues,
  createWebsite,
  disconnectJira,
  getAssessment,
  jiraCallback,
  jiraFields,
  jiraIssueTypes,
  jiraLabels,
  jiraSites,
  jiraStatus,
  jiraUsers,
  linkJiraIssue,
  listChecks,
  publishScan,
  submitAssessment,
  unlinkJiraIssue,
} from "@candor/api/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq, like } from "../database/drizzle.ts";
import { appUser, auditLog, jiraConnection, jiraState } from "../database/schema.ts";
import { failureOf } from "../testing/failure.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";
import { documentOf, issueField } from "./fields.ts";
import { CLOUD_ID, SITE_URL, startAtlassian } from "./stand-in.ts";

const atlassian = await startAtlassian();
afterAll(() => atlassian.close());

const nowhere = "00000000-0000-4000-8000-000000000000";
const env = {
  JIRA_CLIENT_ID: "jira-app",
  JIRA_CLIENT_SECRET: "jira-secret",
  JIRA_AUTH_URL: atlassian.url,
  JIRA_API_URL: atlassian.url,
};

withServer(
  "Jira",
  (server) => {
    const owner = () => server.as(server.people.owner);
    const results: string[] = [];
    const project = { site_id: CLOUD_ID, project_id: "10000" };

    const begin = async (return_to?: string) => {
      const { url } = await owner().call(connectJira, { return_to });
      return new URL(url);
    };
    const connect = async () => {
      const state = (await begin("/settings?tab=jira")).searchParams.get("state") ?? "";
      return owner().call(jiraCallback, { code: "good-code", state });
    };
    const row = async () => {
      const [user] = await server.database.db
        .select()
        .from(appUser)
        .where(eq(appUser.id, server.people.owner.id));
      const company = eq(jiraConnection.company_id, user?.company_id ?? "");
      const [found] = await server.database.db.select().from(jiraConnection).where(company);
      return found;
    };
    const expire = async () => {
      atlassian.expire();
      await server.database.db.update(jiraConnection).set({ expires_at: new Date(0) });
    };

    beforeAll(async () => {
      const site = { name: "", url: "https://site-1.example/", territories: ["EU" as const] };
      const object = await owner().call(createWebsite, site);
      const { id } = await owner().call(submitAssessment, { object_ids: [object.id], authorised: true });
      await until(async () => (await owner().call(getAssessment, { id })).state === "expert_review");
      await server.as(server.people.expert).call(publishScan, { id });
      results.push(...(await owner().call(listChecks, {})).list.map((check) => check.id));
    });

    test("not connected says so, and offers nothing", async () => {
      expect(await owner().call(jiraStatus, {})).toMatchObject({ state: "disconnected", link: null });
      expect((await failureOf(owner().call(jiraSites, {}))).key).toBe("jira.not_connected");
    });

    test("asks Atlassian for consent, and takes it back from who began, once, in time", async () => {
      const url = await begin("https://evil.example/");
      expect(url.href.startsWith(`${atlassian.url}/authorize?`)).toBe(true);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: "jira-app",
        response_type: "code",
        redirect_uri: `${server.url}/pages/jiraredirect`,
      });
      const state = url.searchParams.get("state") ?? "";
      const callback = { code: "good-code", state };
      expect((await failureOf(server.as(server.people.stranger).call(jiraCallback, callback))).key).toBe(
        "jira.state_invalid",
      );
      // A page elsewhere is no page to come back to.
      expect(await owner().call(jiraCallback, callback)).toEqual({ return_to: "/settings" });
      expect((await failureOf(owner().call(jiraCallback, callback))).key).toBe("jira.state_invalid");

      const late = (await begin()).searchParams.get("state") ?? "";
      await server.database.db.update(jiraState).set({ expires_at: new Date(0) });
      expect((await failureOf(owner().call(jiraCallback, { code: "good-code", state: late }))).key).toBe(
        "jira.state_invalid",
      );
      const bad = (await begin()).searchParams.get("state") ?? "";
      expect((await failureOf(owner().call(jiraCallback, { code: "bad-code", state: bad }))).key).toBe(
        "jira.state_invalid",
      );
    });

    test.for([
      "/..//evil.example",
      "/.//evil.example",
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
    ])("does not come back to %s", async (target) => {
      const state = (await begin(target)).searchParams.get("state") ?? "";
      const answer = await owner().call(jiraCallback, { code: "good-code", state });
      expect(answer).toEqual({ return_to: "/settings" });
    });

    test("keeps tokens encrypted, and comes back to the page", async () => {
      expect(await connect()).toEqual({ return_to: "/settings?tab=jira" });
      expect(await owner().call(jiraStatus, {})).toMatchObject({
        state: "connected",
        connected_by: "The owner",
      });
      const stored = await row();
      expect(JSON.stringify(stored)).not.toMatch(/access-|refresh-/);
      expect(stored?.refresh_token).toMatch(/^v1\./);
    });

    test("lists sites, types, fields, people and labels", async () => {
      const { list: sites } = await owner().call(jiraSites, {});
      expect(sites).toEqual([
        {
          id: CLOUD_ID,
          name: "linden",
          url: SITE_URL,
          projects: [{ id: "10000", key: "SEC", name: "Security" }],
        },
      ]);
      const types = await owner().call(jiraIssueTypes, project);
      expect(types.list.map(({ name }) => name)).toEqual(["Task"]);
      const { list: fields } = await owner().call(jiraFields, { ...project, issue_type_id: "10001" });
      expect(fields.map(({ key, kind, required, options }) => [key, kind, required, options.length])).toEqual(
        [
          ["priority", "choice", false, 1],
          ["customfield_10010", "choice", true, 1],
          ["assignee", "user", false, 0],
          ["labels", "labels", false, 0],
        ],
      );
      const people = await owner().call(jiraUsers, { ...project, search: "Ada" });
      expect(people.list).toEqual([{ id: "a1", name: "Ada" }]);
      const labels = await owner().call(jiraLabels, { site_id: CLOUD_ID, search: "cookie" });
      expect(labels.list).toEqual(["Cookie-banner"]);
    });

    test("creates an issue, follows its status, and unlinks it", async () => {
      const [result_id = ""] = results;
      const issue = { ...project, result_id, issue_type_id: "10001", title: "Ask before tracking" };
      const refused = await failureOf(owner().call(createJiraIssue, issue));
      expect([refused.key, refused.fields]).toEqual([
        "jira.refused",
        { "fields.customfield_10010": "Area is required." },
      ]);
      const unknown = { ...issue, fields: { reporter: "x" } };
      expect((await failureOf(owner().call(createJiraIssue, unknown))).fields).toEqual({
        "fields.reporter": "unknown",
      });

      const full = { ...issue, description: "One\ntwo\n\nthree", labels: ["privacy"], assignee_id: "a1" };
      const link = await owner().call(createJiraIssue, { ...full, fields: { customfield_10010: "77" } });
      expect(link).toMatchObject({ key: "SEC-2", url: `${SITE_URL}/browse/SEC-2`, status: "To Do" });
      expect(atlassian.issues.get("SEC-2")?.fields).toMatchObject({
        project: { id: "10000" },
        assignee: { accountId: "a1" },
        customfield_10010: { id: "77" },
        description: { type: "doc", version: 1 },
      });
      expect((await failureOf(owner().call(createJiraIssue, issue))).key).toBe("jira.already_linked");

      Object.assign(atlassian.issues.get("SEC-2")?.fields ?? {}, {
        status: { name: "Done", statusCategory: { key: "done" } },
      });
      const viewer = server.as(server.people.viewer);
      expect((await viewer.call(jiraStatus, { result_id })).link).toMatchObject({
        status: "Done",
        status_category: "done",
      });
      await viewer.call(unlinkJiraIssue, { result_id });
      expect((await viewer.call(jiraStatus, { result_id })).link).toBeNull();
      expect((await failureOf(viewer.call(unlinkJiraIssue, { result_id }))).key).toBe("jira.link_missing");
    });

    test("creates an issue about each of several checks; what cannot be is told row by row", async () => {
      const [, , one = "", other = "", refused = ""] = results;
      const target = { ...project, issue_type_id: "10001", fields: { customfield_10010: "77" } };
      await owner().call(linkJiraIssue, { result_id: other, issue: "SEC-1" });
      const issues = [one, other, nowhere, refused].map((result_id) => ({ result_id, title: "Mend it" }));
      const { done, list } = await server
        .as(server.people.viewer)
        .call(createJiraIssues, { ...target, issues });
      expect([done, ...list.map((answer) => answer.refused?.code)]).toEqual([
        ...[2, undefined, "jira.already_linked"],
        ...["check.not_found", undefined],
      ]);
      const linked = await owner().call(listChecks, { jira: "linked" });
      expect(new Set(linked.list.map(({ id }) => id))).toEqual(new Set([one, other, refused]));
      const without = { ...target, fields: {}, issues: [{ result_id: nowhere, title: "x" }] };
      expect((await owner().call(createJiraIssues, without)).list[0]?.refused?.code).toBe("check.not_found");
      for (const result_id of [one, refused]) await owner().call(unlinkJiraIssue, { result_id });
      const asked = { ...without, issues: [{ result_id: one, title: "x" }] };
      // Jira's own words, since it alone knows what it wants.
      expect((await owner().call(createJiraIssues, asked)).list[0]?.refused).toMatchObject({
        code: "jira.refused",
        message: expect.stringContaining("Area is required."),
      });
      await owner().call(unlinkJiraIssue, { result_id: other });
    });

    test("links an issue by key or address, on a site of the connection alone", async () => {
      const [, result_id = ""] = results;
      const link = (issue: string) => owner().call(linkJiraIssue, { result_id, issue });
      for (const issue of ["SEC-404", "no key", "https://other.atlassian.net/browse/SEC-1"]) {
        expect((await failureOf(link(issue))).key).toBe("jira.link_missing");
      }
      expect(await link(`${SITE_URL}/browse/SEC-1?x=1`)).toMatchObject({ key: "SEC-1", summary: "Known" });
      expect((await failureOf(link("sec-1"))).key).toBe("jira.already_linked");
      await owner().call(unlinkJiraIssue, { result_id });
    });

    test("another company's checks and connection are not there", async () => {
      const [result_id = ""] = results;
      const stranger = server.as(server.people.stranger);
      expect((await stranger.call(jiraStatus, {})).state).toBe("disconnected");
      for (const call of [
        () => stranger.call(jiraStatus, { result_id }),
        () => stranger.call(unlinkJiraIssue, { result_id }),
        () => stranger.call(linkJiraIssue, { result_id, issue: "SEC-1" }),
      ]) {
        expect((await failureOf(call())).key).toBe("check.not_found");
      }
      expect((await failureOf(server.as(server.people.viewer).call(disconnectJira, {}))).status).toBe(403);
      expect((await failureOf(server.as(null).call(jiraStatus, {}))).status).toBe(401);
    });

    test("renews its token once, however many calls need it", async () => {
      await connect();
      await expire();
      const before = atlassian.seen.filter(({ path }) => path === "/oauth/token").length;
      await Promise.all([1, 2, 3, 4].map(() => owner().call(jiraSites, {}, { keepDuplicate: true })));
      expect(atlassian.seen.filter(({ path }) => path === "/oauth/token")).toHaveLength(before + 1);
    });

    test("no project at all is said as such", async () => {
      atlassian.empty = true;
      expect((await failureOf(owner().call(jiraSites, {}))).key).toBe("jira.no_project");
      atlassian.empty = false;
    });

    test("a page instead of an answer is a failure of Jira's, not of ours", async () => {
      atlassian.page = true;
      const refused = await failureOf(owner().call(jiraSites, {}));
      expect([refused.key, refused.status]).toEqual(["jira.failed", 200]);
      atlassian.page = false;
    });

    test("what no row can hold is a failure of Jira's, or is marked in its texts", async () => {
      const [, , result_id = ""] = results;
      const target = { ...project, issue_type_id: "10001", fields: { customfield_10010: "77" } };
      atlassian.unstorable = true;
      const made = await owner().call(createJiraIssue, { ...target, result_id, title: "Mend it" });
      expect(made.url).toBe(`${SITE_URL}/browse/SEC-2\uFFFD`);
      await owner().call(unlinkJiraIssue, { result_id });
      expect((await failureOf(connect())).key).toBe("jira.failed");
      atlassian.unstorable = false;
    });

    test("withdrawn consent shows as invalid until it is connected again, and links stay", async () => {
      const [, , result_id = ""] = results;
      await owner().call(linkJiraIssue, { result_id, issue: "SEC-1" });
      atlassian.revoke();
      expect((await failureOf(owner().call(jiraSites, {}))).key).toBe("jira.invalid");
      const { state, link } = await owner().call(jiraStatus, { result_id });
      expect([state, link?.key, link?.status]).toEqual(["invalid", "SEC-1", null]);
      await connect();
      expect((await owner().call(jiraStatus, { result_id })).link?.status).toBe("To Do");
      await owner().call(disconnectJira, {});
      expect(await row()).toBeUndefined();
      expect((await owner().call(jiraStatus, { result_id })).link?.key).toBe("SEC-1");
    });

    test("the log tells of each connection, link and their ends", async () => {
      const rows = await server.database.db.select().from(auditLog).where(like(auditLog.action, "jira.%"));
      const told = new Set(rows.map(({ action }) => action));
      expect([...told].sort()).toEqual(["jira.connect", "jira.disconnect", "jira.link", "jira.unlink"]);
    });
  },
  { on: "either", env },
);

withServer(
  "Jira without an app",
  (server) => {
    test("says that it is not set up", async () => {
      const owner = server.as(server.people.owner);
      expect((await owner.call(jiraStatus, {})).state).toBe("not_configured");
      expect((await failureOf(owner.call(connectJira, {}))).key).toBe("jira.not_configured");
    });
  },
  { on: "either" },
);

test("a description keeps its paragraphs and lines", () => {
  expect(documentOf("a\nb\n\nc").content).toEqual([
    {
      type: "paragraph",
      content: [{ type: "text", text: "a" }, { type: "hardBreak" }, { type: "text", text: "b" }],
    },
    { type: "paragraph", content: [{ type: "text", text: "c" }] },
  ]);
  expect(issueField("number", "4")).toBe(4);
  expect(issueField("choices", ["1", "2"])).toEqual([{ id: "1" }, { id: "2" }]);
  expect(issueField("user", "a1")).toEqual({ accountId: "a1" });
});
