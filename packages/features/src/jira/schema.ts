import { isApiError } from "@candor/api/client";
import type { createJiraIssue, RequestOf } from "@candor/api/contract";
import type { JiraField, JiraUser } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import type { FieldPath } from "react-hook-form";
import * as z from "zod/mini";
import { DESCRIPTION_MAX, TITLE_MAX } from "./issue-text.ts";
import type { Target } from "./queries.ts";

/** What a field of Jira's own holds: text, a day or an option's id; several; a person. */
export type FieldValue = string | string[] | JiraUser | null;

export interface IssueForm extends Target {
  title: string;
  description: string;
  assignee: JiraUser | null;
  labels: string[];
  /** By Jira's key. */
  fields: Record<string, FieldValue>;
}

/** Filled in by parts of the form itself. */
const OWN = new Set(["assignee", "labels"]);

/** Fields that have to be filled in beside the form's own: the others keep Jira's defaults. */
export const extraFields = (fields: readonly JiraField[]) =>
  fields.filter(({ key, required }) => required && !OWN.has(key));

/** The field of this key, where the issue type has it. */
export const fieldOf = (fields: readonly JiraField[], key: "assignee" | "labels") =>
  fields.find((field) => field.key === key);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

const message = (code: ScreenCode) => code;
const chosen = (missing: ScreenCode) => z.string().check(z.minLength(1, missing));

/** What has to be filled in for an issue of a type with these fields. */
export const issueSchema = (fields: readonly JiraField[]): z.ZodMiniType<IssueForm, IssueForm> =>
  z
    .object({
      site_id: chosen("jira.site_missing"),
      project_id: chosen("jira.project_missing"),
      issue_type_id: chosen("jira.type_missing"),
      title: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, message("jira.title_missing")),
          z.maxLength(TITLE_MAX, message("jira.title_long")),
        ),
      description: z.string().check(z.maxLength(DESCRIPTION_MAX, message("jira.description_long"))),
      assignee: z.custom<JiraUser | null>(),
      labels: z.array(z.string()),
      fields: z.custom<Record<string, FieldValue>>(),
    })
    .check(({ value, issues }) => {
      const wrong = (path: string[], key: ScreenCode) =>
        issues.push({ code: "custom", input: value, path, message: message(key) });
      for (const own of ["assignee", "labels"] as const) {
        if (fieldOf(fields, own)?.required && isEmpty(value[own])) wrong([own], "jira.field_missing");
      }
      for (const { key, kind } of extraFields(fields)) {
        const given = value.fields[key];
        if (isEmpty(given)) wrong(["fields", key], "jira.field_missing");
        else if (kind === "number" && !Number.isFinite(Number(given)))
          wrong(["fields", key], "jira.number_invalid");
      }
    });

const sent = (kind: JiraField["kind"], value: FieldValue) => {
  if (value === null || Array.isArray(value)) return value ?? "";
  if (typeof value === "object") return value.id;
  return kind === "number" ? Number(value) : value;
};

/** What the server is sent. */
export function toPayload(
  result_id: string,
  form: IssueForm,
  fields: readonly JiraField[],
): RequestOf<typeof createJiraIssue> {
  const { site_id, project_id, issue_type_id, title, description, assignee, labels } = form;
  const extra = extraFields(fields).map(({ key, kind }) => [key, sent(kind, form.fields[key] ?? null)]);
  return {
    ...{ result_id, site_id, project_id, issue_type_id, description },
    title: title.trim(),
    ...(assignee && fieldOf(fields, "assignee") && { assignee_id: assignee.id }),
    ...(fieldOf(fields, "labels") && { labels }),
    fields: Object.fromEntries(extra),
  };
}

/** Where in the form a path of the server's stands; null where the form has no such place. */
function pathOf(path: string, fields: readonly JiraField[]): FieldPath<IssueForm> | null {
  if (path === "assignee_id") return fieldOf(fields, "assignee") ? "assignee" : null;
  if (path === "labels") return fieldOf(fields, "labels") ? "labels" : null;
  const key = /^fields\.(\w+)$/.exec(path)?.[1];
  if (key) return extraFields(fields).some((field) => field.key === key) ? `fields.${key}` : null;
  const own = ["site_id", "project_id", "issue_type_id", "title", "description"] as const;
  return own.find((name) => name === path) ?? null;
}

/** Jira's own words by the form's places, and those that have none. */
export function refusalsOf(error: unknown, fields: readonly JiraField[]) {
  const told = isApiError(error) && error.key === "jira.refused" ? Object.entries(error.fields) : [];
  const placed = told.map(([path, text]) => ({ path: pathOf(path, fields), text }));
  return {
    placed: placed.flatMap(({ path, text }) => (path ? [{ path, text }] : [])),
    others: placed.flatMap(({ path, text }) => (path ? [] : [text])),
  };
}

/** Whether anything beside where the issue goes is other than it was at first. */
export const isChanged = (now: IssueForm, first: IssueForm): boolean =>
  now.title !== first.title ||
  now.description !== first.description ||
  [now.assignee, now.labels, ...Object.values(now.fields)].some((value) => !isEmpty(value));
