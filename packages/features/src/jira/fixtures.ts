import type { jiraSites, jiraStatus, ReplyOf } from "@candor/api/contract";
import type { JiraField, JiraIssueType, JiraLink, JiraSite, JiraState, JiraUser } from "@candor/api/entities";

type Status = ReplyOf<typeof jiraStatus>;

/** How the connection stands, with the issue of one check. */
export const statusIn = (state: JiraState, link: JiraLink | null = null): Status => {
  const known = state === "connected" || state === "invalid";
  return {
    state,
    connected_by: known ? "Lin Yue" : null,
    connected_at: known ? "2026-11-03T08:00:00.000Z" : null,
    link,
  };
};

export const ISSUE: JiraLink = {
  id: "0198a000-0000-7000-8000-0000000000a1",
  key: "SHOP-412",
  url: "https://example-retail.atlassian.example/browse/SHOP-412",
  summary: "Advertising cookies are set before the visitor consents",
  status: "In progress",
  status_category: "indeterminate",
  linked_by: "Marta Keller",
  linked_at: "2026-11-19T09:12:00.000Z",
};

const RETAIL: JiraSite = {
  id: "site-1",
  name: "example-retail",
  url: "https://example-retail.atlassian.example",
  projects: [
    { id: "10000", key: "SHOP", name: "Online shop" },
    { id: "10001", key: "PRIV", name: "Privacy" },
  ],
};
export const SITES: ReplyOf<typeof jiraSites> = { list: [RETAIL] };

const type = (id: string, name: string): JiraIssueType => ({ id, name, description: "", subtask: false });
export const TYPES: JiraIssueType[] = [type("10001", "Task"), type("10002", "Bug")];

const field = (key: string, name: string, rest: Partial<JiraField>): JiraField => ({
  key,
  name,
  kind: "text",
  required: false,
  options: [],
  ...rest,
});

/** One required field of its own, beside assignee and labels. */
export const FIELDS: JiraField[] = [
  field("assignee", "Assignee", { kind: "user" }),
  field("labels", "Labels", { kind: "labels" }),
  field("priority", "Priority", { kind: "choice", options: [{ id: "1", name: "Highest" }] }),
  field("customfield_10010", "Area", {
    kind: "choice",
    required: true,
    options: [
      { id: "77", name: "Privacy" },
      { id: "78", name: "Security" },
    ],
  }),
];

/** A required field of every kind. */
export const ALL_KINDS: JiraField[] = [
  ...FIELDS,
  field("text", "Component", { required: true }),
  field("paragraph", "Acceptance criteria", { kind: "paragraph", required: true }),
  field("number", "Story points", { kind: "number", required: true }),
  field("date", "Due date", { kind: "date", required: true }),
  field("choices", "Teams", {
    kind: "choices",
    required: true,
    options: [
      { id: "1", name: "Front end" },
      { id: "2", name: "Back end" },
    ],
  }),
  field("reporter", "Reporter", { kind: "user", required: true }),
  field("other", "Sprint", { kind: "other", required: true }),
];

export const PEOPLE: JiraUser[] = [
  { id: "a1", name: "Ada Novak" },
  { id: "b2", name: "Ben Ito" },
];
export const LABELS = ["privacy", "cookie-banner"];
