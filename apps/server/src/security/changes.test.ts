import {
  addComment,
  createWebsite,
  type Endpoint,
  endpoints,
  getAssessment,
  inviteMember,
  listChecks,
  publishScan,
  submitAssessment,
} from "@candor/api/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditLog, session } from "../database/schema.ts";
import { nowhere } from "../http/access/cases.ts";
import { accessCases } from "../http/access/index.ts";
import { until } from "../testing/wait.ts";
import { withServer } from "../testing/with-server.ts";

/** What is no change of anyone's data: counters, queues, and the log of changes itself. */
const NO_DATA = [
  "audit_log",
  "throttle",
  "link_request",
  "session",
  "tracking_event",
  "error_report",
  "sign_on_flow",
];

/** Changes without a line in the audit log, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  "guide.read": "a person's own mark that a hint was read",
  "help.newUpdate": "a person's own mark that news was read",
  "tracking.feedback": "the words are a record of their own, with person and time",
};

/** Begin work that changes data by itself, later; their own tests look at the log. */
const QUEUES = [
  "assessment.submit",
  "assessment.retry",
  "scan.rescan",
  "scan.create",
  "activityScan.rescan",
  "campaign.submit",
];

/** End what the others need; each has a test of its own. */
const LAST = [
  "auth.signOut",
  "auth.signOnLogout",
  "staff.signOut",
  "account.revokeSession",
  "account.revokeOtherSessions",
];

withServer("what calls change", (server) => {
  /** Ids of everything that the first company has. */
  const ids: string[] = [];
  const db = () => server.services.db;

  beforeAll(async () => {
    const { owner, expert, viewer } = server.people;
    const client = server.as(owner);
    for (const site of [1]) {
      const url = `https://site-${site}.example/`;
      const { id } = await client.call(createWebsite, { name: "", url, territories: ["EU"] });
      const { id: assessment } = await client.call(submitAssessment, { object_ids: [id], authorised: true });
      await until(
        async () => (await client.call(getAssessment, { id: assessment })).state === "expert_review",
      );
      if (site === 1) await server.as(expert).call(publishScan, { id: assessment });
      ids.push(id, assessment);
    }
    const [check] = (await client.call(listChecks, { statuses: ["critical"] })).list;
    const comment = await client.call(addComment, { check: check?.id ?? "", text: "Ours" });
    await client.call(inviteMember, { email: "guest@test.example", role: "viewer" });
    const invited = await db().execute(sql`select id from invitation`);
    const [own] = await db().select({ id: session.id }).from(session);
    ids.push(check?.id ?? "", comment.id, viewer.id, own?.id ?? "");
    ids.push(...(invited as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id));
  });

  /** One text that changes with any row of anyone's data. */
  async function snapshot(): Promise<string> {
    const tables = await db().execute(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const names = (tables as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
    const parts = names
      .filter((name) => !NO_DATA.includes(name))
      .map(
        (name) =>
          `select '${name}' as name, md5(coalesce(string_agg(one.xmin::text || one.ctid::text, ',' order by one.ctid), '')) as hash from "${name}" as one`,
      );
    const { rows } = (await db().execute(sql.raw(parts.join(" union all ")))) as unknown as {
      rows: unknown[];
    };
    return JSON.stringify(rows);
  }
  const lines = async () => db().$count(auditLog);

  /** Mail and links asked for by an earlier call are written by jobs: nothing of it may count for a later one. */
  const settled = () =>
    until(async () => {
      const { rows } = (await db().execute(
        sql`select 1 from pgboss.job where state in ('created', 'retry', 'active') limit 1`,
      )) as unknown as { rows: unknown[] };
      return rows.length === 0;
    });

  /** The endpoint's case as it stands, and with each of our ids in place of the one that is nowhere. */
  function requestsOf({ id }: Endpoint): string[] {
    const text = JSON.stringify(accessCases[id]?.request ?? {});
    if (!text.includes(nowhere)) return [text];
    return [text, ...ids.map((one) => text.replaceAll(nowhere, one))];
  }
  async function send(endpoint: Endpoint, token: string, body: string) {
    const answer = await fetch(`${server.url}${endpoint.path}`, {
      method: endpoint.method,
      ...(endpoint.method === "POST" ? { body } : {}),
      headers: {
        authorization: `Bearer ${token}`,
        ...(endpoint.method === "POST" ? { "content-type": "application/json" } : {}),
      },
    });
    return answer.text();
  }

  const ofCustomers = endpoints.filter(({ access }) => access.kind === "customer");

  test("another company changes nothing of ours, and learns no more than that there is nothing", async () => {
    for (const endpoint of ofCustomers) {
      const requests = requestsOf(endpoint);
      if (requests.length === 1) continue;
      await settled();
      const before = await snapshot();
      const answers = [];
      for (const body of requests) answers.push(await send(endpoint, server.people.stranger.token, body));
      expect([endpoint.id, [...new Set(answers)]]).toEqual([endpoint.id, [answers[0]]]);
      expect([endpoint.id, (await snapshot()) === before]).toEqual([endpoint.id, true]);
    }
  });

  test("no list of another company holds anything of ours", async () => {
    for (const endpoint of ofCustomers.filter(
      (one) => !LAST.includes(one.id) && requestsOf(one).length === 1,
    )) {
      if (endpoint.id.startsWith("member.") || !endpoint.doc) continue;
      const answer = await send(
        endpoint,
        server.people.stranger.token,
        JSON.stringify(accessCases[endpoint.id]?.request),
      );
      expect([endpoint.id, ids.filter((id) => answer.includes(id))]).toEqual([endpoint.id, []]);
    }
  });

  test("a preview of ours, user -99, changes nothing whatever it asks", async () => {
    await settled();
    const before = await snapshot();
    for (const endpoint of ofCustomers.filter(({ id }) => !LAST.includes(id))) {
      for (const body of requestsOf(endpoint).slice(0, 3))
        await send(endpoint, server.people.preview.token, body);
    }
    expect((await snapshot()) === before).toBe(true);
  });

  test("whatever a call changes stands in the audit log", async () => {
    const changed: string[] = [];
    const silent: string[] = [];
    const posts = endpoints.filter(
      ({ method, id }) => method === "POST" && !LAST.includes(id) && !QUEUES.includes(id),
    );
    await settled();
    let data = await snapshot();
    for (const endpoint of posts) {
      const token = endpoint.access.kind === "staff" ? server.people.chief.token : server.people.owner.token;
      for (const body of requestsOf(endpoint)) {
        const told = await lines();
        await send(endpoint, token, body);
        await settled();
        const after = await snapshot();
        if (after === data) continue;
        data = after;
        changed.push(endpoint.id);
        if ((await lines()) === told && !EXEMPT[endpoint.id]) silent.push(endpoint.id);
        break;
      }
    }
    expect(silent).toEqual([]);
    expect(changed.length).toBeGreaterThan(20);
  });
});
