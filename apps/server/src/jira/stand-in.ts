import { type ReceivedRequest, type StandIn, startStandIn } from "../testing/stand-in.ts";

/** Atlassian on loopback, for tests: consent, rotating tokens and one site, in the shapes of the real REST API. */
export interface AtlassianStandIn extends StandIn {
  /** Issues by key, as they stand. */
  issues: Map<string, { id: string; key: string; fields: Record<string, unknown> }>;
  /** Forgets the tokens given so far, as when consent is withdrawn. */
  revoke(): void;
  /** Ends access tokens, not refresh tokens. */
  expire(): void;
  /** Takes all projects away. */
  empty: boolean;
  /** Answers with a page, as a proxy before it may. */
  page: boolean;
  /** Says what no row can hold: tokens that live for ever, a key with U+0000. */
  unstorable: boolean;
}

export const CLOUD_ID = "1324a887-45db-1bf4-1e99-ef0ff456d421";
export const SITE_URL = "https://linden.atlassian.net";

const reply = (status: number, body: unknown) => ({ status, body });
const status = (name: string, key: string) => ({ name, statusCategory: { key, name } });

const FIELDS = [
  {
    fieldId: "summary",
    key: "summary",
    name: "Summary",
    required: true,
    schema: { type: "string", system: "summary" },
  },
  {
    fieldId: "priority",
    key: "priority",
    name: "Priority",
    required: false,
    hasDefaultValue: true,
    schema: { type: "priority", system: "priority" },
    allowedValues: [{ id: "1", name: "Highest", self: "https://x" }],
  },
  {
    fieldId: "customfield_10010",
    key: "customfield_10010",
    name: "Area",
    required: true,
    hasDefaultValue: false,
    schema: {
      type: "option",
      custom: "com.atlassian.jira.plugin.system.customfieldtypes:select",
      customId: 10010,
    },
    allowedValues: [{ id: "77", value: "Privacy" }, { self: "no id" }],
  },
  {
    fieldId: "assignee",
    key: "assignee",
    name: "Assignee",
    required: false,
    schema: { type: "user", system: "assignee" },
  },
  {
    fieldId: "labels",
    key: "labels",
    name: "Labels",
    required: false,
    schema: { type: "array", items: "string" },
  },
];

export async function startAtlassian(): Promise<AtlassianStandIn> {
  let number = 0;
  let access = new Set<string>();
  let refresh = new Set<string>();
  const state: Pick<AtlassianStandIn, "issues" | "revoke" | "expire" | "empty" | "page" | "unstorable"> = {
    issues: new Map([
      ["SEC-1", { id: "10100", key: "SEC-1", fields: { summary: "Known", status: status("To Do", "new") } }],
    ]),
    empty: false,
    page: false,
    unstorable: false,
    expire: () => {
      access = new Set();
    },
    revoke: () => {
      access = new Set();
      refresh = new Set();
    },
  };

  function token(body: string) {
    const grant = JSON.parse(body) as Record<string, string>;
    const known =
      grant.grant_type === "authorization_code"
        ? grant.code === "good-code"
        : refresh.delete(grant.refresh_token ?? "");
    if (grant.client_secret !== "jira-secret" || !known) return reply(403, { error: "invalid_grant" });
    number += 1;
    access.add(`access-${number}`);
    refresh.add(`refresh-${number}`);
    return reply(200, {
      access_token: `access-${number}`,
      refresh_token: `refresh-${number}`,
      expires_in: state.unstorable ? 1e99 : 3600,
      token_type: "Bearer",
      scope: "read:jira-work",
    });
  }

  function create(body: string) {
    const { fields } = JSON.parse(body) as { fields: Record<string, unknown> };
    if (!fields.customfield_10010) {
      return reply(400, { errorMessages: [], errors: { customfield_10010: "Area is required." } });
    }
    const issue = { id: "10200", key: "SEC-2", fields: { ...fields, status: status("To Do", "new") } };
    state.issues.set(issue.key, issue);
    const key = `${issue.key}${state.unstorable ? "\0" : ""}`;
    return reply(201, { id: issue.id, key, self: `https://x/${issue.id}` });
  }

  function api(path: string, { method, body, query }: ReceivedRequest) {
    if (state.page) return reply(200, "<!doctype html><title>Just a moment</title>");
    if (path === "/project/search") {
      const values = state.empty
        ? []
        : [{ id: "10000", key: "SEC", name: "Security", projectTypeKey: "software" }];
      return reply(200, { isLast: true, maxResults: 100, startAt: 0, total: values.length, values });
    }
    if (path === "/issue/createmeta/10000/issuetypes") {
      const type = (id: string, name: string, subtask: boolean) => ({
        id,
        name,
        subtask,
        description: "",
        iconUrl: "",
      });
      return reply(200, {
        issueTypes: [type("10001", "Task", false), type("10003", "Sub-task", true)],
        total: 2,
      });
    }
    if (path === "/issue/createmeta/10000/issuetypes/10001")
      return reply(200, { fields: FIELDS, total: FIELDS.length });
    if (path === "/user/assignable/search") {
      const user = (accountId: string, displayName: string, active: boolean) => ({
        accountId,
        displayName,
        active,
      });
      const all = [user("a1", "Ada", true), user("b2", "Adam gone", false)];
      return reply(
        200,
        all.filter(({ displayName }) => displayName.includes(query.get("query") ?? "")),
      );
    }
    if (path === "/label")
      return reply(200, { isLast: true, values: ["privacy", "Cookie-banner"], total: 2 });
    if (path === "/issue" && method === "POST") return create(body);
    const key = /^\/issue\/([\w-]+)$/.exec(path)?.[1];
    const issue = [...state.issues.values()].find((one) => one.key === key || one.id === key);
    return issue
      ? reply(200, issue)
      : reply(404, {
          errorMessages: ["Issue does not exist or you do not have permission to see it."],
          errors: {},
        });
  }

  /** The person agrees at once. */
  function consent(query: URLSearchParams) {
    const back = new URL(query.get("redirect_uri") ?? "");
    back.search = `${new URLSearchParams({ state: query.get("state") ?? "", code: "good-code" })}`;
    return { status: 302, body: "", headers: { location: back.href } };
  }

  const server = await startStandIn((request) => {
    if (request.path === "/authorize") return consent(request.query);
    if (request.path === "/oauth/token" && request.method === "POST") return token(request.body);
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!bearer || !access.has(bearer)) return reply(401, { code: 401, message: "Unauthorized" });
    if (request.path === "/oauth/token/accessible-resources") {
      return reply(200, [{ id: CLOUD_ID, name: "linden", url: SITE_URL, scopes: [], avatarUrl: "" }]);
    }
    const base = `/ex/jira/${CLOUD_ID}/rest/api/3`;
    return request.path.startsWith(base) ? api(request.path.slice(base.length), request) : reply(404, {});
  });
  return Object.assign(state, server);
}
