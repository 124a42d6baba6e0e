import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { beforeAll, expect, test } from "vitest";
import { startSession } from "../auth/sessions.ts";
import { appUser, auditLog, throttle } from "../database/schema.ts";
import { nowhere } from "../testing/access/cases.ts";
import { accessCases } from "../testing/access/index.ts";
import { type Belongings, createBelongings } from "../testing/belongings.ts";
import { openCampaign } from "../testing/campaigns.ts";
import { CAMPAIGN, effectiveRequests } from "../testing/requests.ts";
import { watchData } from "../testing/snapshot.ts";
import { withServer } from "../testing/with-server.ts";

/** Ids of calls that change nothing end so: what they answer is all they do. */
const READS = new Set([
  "file",
  "names",
  ...["list", "detail", "info", "status", "get", "export", "card", "history", "compare", "overview"],
  ...["limits", "category", "content", "search", "document", "setup", "new", "sessions"],
  ...["linkCheck", "loginCheck", "objects", "diff", "reportList", "reportDetail", "version", "members"],
  ...["urlSign", "logList", "feedbackList", "errorList", "evidenceRender", "pprmRender", "result"],
  ...[
    "assets",
    "resultDetail",
    "cardList",
    "cardDetail",
    "previewResult",
    "previewResultDetail",
    "siteProject",
    "issueType",
    "fields",
    "compareDetail",
    "texts",
    "scan",
    "times",
  ],
  ...[
    "users",
    "labels",
    "evidenceTranslate",
    "ask",
    "checks",
    "sheet",
    "pdf",
    "compareExport",
    "assetsExport",
    "evidenceExport",
    "cardExport",
  ],
  ...["logCheck", "logExport", "logSettings", "policy"],
  ...["samples", "impact", "preview", "options", "unknown", "previewKnown"],
  ...["companies", "importPreview", "importSample", "previewRegenerate"],
  ...["funnels", "choices", "usage", "shares"],
]);
const isRead = ({ id }: Endpoint) => id !== "staff.setup" && READS.has(id.split(".")[1] ?? "");

/** Calls that need what this server does not have: their own tests look at the log. */
const ELSEWHERE = [
  // Amazon, Atlassian, and a provider of sign-on.
  ...["cloud.checkAws", "jira.connect", "jira.callback", "jira.disconnect", "jira.createIssue"],
  ...["jira.createIssues", "jira.createLink", "jira.unlink", "auth.authorize", "auth.callback"],
  // An installation without staff.
  "staff.setup",
  // Without the digest of a preview it only says what it would change.
  "metaDetection.import",
  // The queue's own tables, and the chain of the log itself: the watch leaves both out.
  ...["job.retry", "job.cancel", "mis.logSettingsSave"],
];

/**
 * What apps tell of their use, of their errors and of what is open in them: kept apart from all data. So are the openings
 * of a report by link, which its company reads beside the link.
 */
const NOTES = ["tracking.event", "tracking.error", "scan.presence", "report.open"];

/** Take away what the others need. */
const isLast = ({ id }: Endpoint) =>
  /\.delete|remove$|leave$|Cancel|cancel|sign\w*out|revoke|password\.change|discard/i.test(id);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

withServer(
  "what calls change",
  (server) => {
    let ours: Belongings;
    let effective: ReturnType<typeof effectiveRequests>;
    /** Ids to try, the newest first: of what there was, and of what calls have made. */
    const ids: string[] = [];
    /** Revision of what has one, by its id. */
    const revisions = new Map<string, number>();
    const db = () => server.services.db;

    beforeAll(async () => {
      ours = await createBelongings(server);
      await openCampaign(server, CAMPAIGN);
      effective = effectiveRequests(server, ours);
      ids.push(...Object.values(ours));
    });

    /** A case with `id` where it names what is nowhere, and with what belongs to fields that name it well. */
    function filled(value: Json, id: string, key = ""): Json {
      if (value === nowhere) {
        if (key === "company_id") return ours.company;
        if (key === "user_id") return ours.member;
        if (key === "object_id" || key === "object_ids") return ours.free_website;
        return id;
      }
      if (key === "revision") return revisions.get(id) ?? 1;
      if (Array.isArray(value)) return value.map((one) => filled(one, id, key));
      if (value === null || typeof value !== "object") return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, id, name)]));
    }

    /** Puts a value at `a` or `a.b`. */
    function put(body: Json, path: string, value: unknown): void {
      const [first = "", second] = path.split(".");
      const at = body as Record<string, unknown>;
      if (second === undefined) at[first] = value;
      else at[first] = { ...(at[first] as object), [second]: value };
    }

    async function requestsOf(endpoint: Endpoint): Promise<string[]> {
      const request = (accessCases[endpoint.id]?.request ?? {}) as Json;
      const more = (await effective[endpoint.id]?.()) ?? {};
      const bodies = JSON.stringify(request).includes(nowhere) ? ids : [nowhere];
      return bodies.map((id) => {
        const body = filled(request, id);
        for (const [path, value] of Object.entries(more)) put(body, path, value);
        return JSON.stringify(body);
      });
    }

    async function newMember(): Promise<string> {
      const email = `${crypto.randomUUID()}@test.example`;
      const values = { company_id: ours.company, name: "A member", email, role: "viewer" as const };
      const [row] = await db().insert(appUser).values(values).returning({ id: appUser.id });
      return row?.id ?? "";
    }

    /** A session of its own for each call: some end what called them. */
    async function tokenFor({ id, access }: Endpoint): Promise<string> {
      const { chief, expert, owner } = server.people;
      const kind = access.kind === "staff" ? "staff" : "customer";
      // They end the others of their account, which further requests are made with.
      if (id === "staff.passwordChange" || id === "staff.revokeOtherSessions")
        return (await startSession(db(), kind, expert.id)).token;
      if (id === "member.leave") return (await startSession(db(), kind, await newMember())).token;
      return (await startSession(db(), kind, kind === "staff" ? chief.id : owner.id)).token;
    }

    async function send(endpoint: Endpoint, token: string, body: string): Promise<string> {
      const answer = await fetch(`${server.url}${endpoint.path}`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
      return answer.text();
    }

    /** Remembers what a call has made, for the calls after it. */
    function learn(answer: string): void {
      const { data } = JSON.parse(answer.startsWith("{") ? answer : "{}") as { data?: Json };
      const { versions, list } = (data ?? {}) as { versions?: Json[]; list?: Json[] };
      const made = [data, versions?.[0], list?.[0]];
      for (const one of made as ({ id?: unknown; revision?: unknown } | null | undefined)[]) {
        if (typeof one?.id !== "string") continue;
        if (!ids.includes(one.id)) ids.unshift(one.id);
        if (typeof one.revision === "number") revisions.set(one.id, one.revision);
      }
    }

    test("whatever a call changes stands in the audit log, and every call that is no read changes something", async () => {
      const posts = endpoints.filter(({ method }) => method === "POST");
      const inOrder = [...posts.filter((one) => !isLast(one)), ...posts.filter(isLast).reverse()];
      const lines = () => db().$count(auditLog);
      const silent: unknown[] = [];
      const idle: [string, string[]][] = [];
      const reading: unknown[] = [];
      const watch = await watchData(db());
      for (const endpoint of inOrder) {
        await db().delete(throttle);
        const bodies = await requestsOf(endpoint);
        const token = await tokenFor(endpoint);
        await watch.changed();
        let changed: string[] = [];
        const answers: string[] = [];
        if (isRead(endpoint)) {
          for (const body of bodies) await send(endpoint, token, body);
          changed = await watch.changed();
          if (changed.length > 0) reading.push([endpoint.id, changed]);
          continue;
        }
        for (const body of bodies) {
          const told = await lines();
          const answer = await send(endpoint, token, body);
          answers.push(answer.slice(0, 120));
          changed = await watch.changed();
          if (changed.length === 0) continue;
          learn(answer);
          if ((await lines()) === told) silent.push([endpoint.id, changed]);
          break;
        }
        if (changed.length === 0) idle.push([endpoint.id, [...new Set(answers)]]);
      }
      expect(silent).toEqual([]);
      expect(reading).toEqual([]);
      expect(idle.filter(([id]) => ![...ELSEWHERE, ...NOTES].includes(id))).toEqual([]);
      expect(idle).toHaveLength(ELSEWHERE.length + NOTES.length);
    }, 300_000);
  },
  {
    // The same statements write on both, and their own tests run on both.
    on: "either",
    env: {
      CANDOR_REGISTRATION: "true",
      ...{ AWS_ACCESS_KEY_ID: "AKIDEXAMPLE", AWS_SECRET_ACCESS_KEY: "key", AWS_ACCOUNT_ID: "111111111111" },
      // Nobody answers there.
      AWS_STS_URL: "http://127.0.0.1:9",
    },
  },
);
