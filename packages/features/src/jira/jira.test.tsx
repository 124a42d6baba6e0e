import { ApiError } from "@candor/api/client";
import { expect, test } from "vitest";
import { DETAIL, PASSED } from "../checks/testing/detail.ts";
import { ALL_KINDS, FIELDS, SITES } from "./fixtures.ts";
import { issueText } from "./issue-text.ts";
import { type IssueForm, isChanged, issueSchema, refusalsOf, toPayload } from "./schema.ts";
import { firstTarget } from "./target.ts";

const words = {
  language: "en",
  date: (instant: string) => instant.slice(0, 10),
  say: (key: string) => key.toUpperCase(),
  source: ({ object, date }: { object: string; date: string }) => `${object} ${date}`,
} as const;
const ADDRESS = "https://candor.example/checkdetail/1";

const FORM: IssueForm = {
  ...{ site_id: "site-1", project_id: "10000", issue_type_id: "10001" },
  ...{ title: " Ask first ", description: "", assignee: null, labels: [], fields: {} },
};

test("an issue says what is wrong and how to fix it, without marks, and leads back", () => {
  const { title, description } = issueText(DETAIL, ADDRESS, words);
  expect(title).toBe(DETAIL.title.en);
  expect(description).toMatch(/^FOUND\n\nOn the first visit, 5 cookies/);
  expect(description).toMatch(/\n\nFIX\n1\. [^`*]+\n2\. /);
  expect(description.endsWith(`${DETAIL.object_name} 2026-11-18\n${ADDRESS}`)).toBe(true);
  expect(issueText(PASSED, ADDRESS, words).description).not.toContain("FIX");
});

test("what Jira requires is required, in every kind that can be filled in", () => {
  const wrong = (form: IssueForm) =>
    issueSchema(ALL_KINDS)
      .safeParse(form)
      .error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`) ?? [];
  const required = ALL_KINDS.filter((field) => field.required).map(({ key }) => `${key} jira.field_missing`);
  expect(wrong(FORM)).toEqual(required);
  const fields = { ...Object.fromEntries(ALL_KINDS.map(({ key }) => [key, "x"])), choices: ["1"] };
  expect(wrong({ ...FORM, fields })).toEqual(["number jira.number_invalid"]);
  expect(wrong({ ...FORM, fields: { ...fields, number: "2.5" }, title: " " })).toEqual([
    "title jira.title_missing",
  ]);
});

test("the server is sent what each kind takes, and nothing of another type's fields", () => {
  const fields = { customfield_10010: "77", gone: "x" };
  const ada = { id: "a1", name: "Ada" };
  const form = { ...FORM, fields, assignee: ada, labels: ["privacy"] };
  expect(toPayload("r", form, FIELDS)).toMatchObject({
    ...{ result_id: "r", title: "Ask first", assignee_id: "a1", labels: ["privacy"] },
    fields: { customfield_10010: "77" },
  });
  const bare = toPayload("r", { ...form, fields: { number: "3", reporter: ada, choices: ["1"] } }, [
    ...ALL_KINDS.filter(({ key }) => ["number", "reporter", "choices"].includes(key)),
  ]);
  expect(bare.fields).toEqual({ number: 3, reporter: "a1", choices: ["1"] });
  expect(bare).not.toHaveProperty("assignee_id");
  expect(bare).not.toHaveProperty("labels");
});

test("Jira's words go to their fields; those of a field that is not there are told as well", () => {
  const answer = { code: 1, key: "jira.refused", status: 200, requestId: "" } as const;
  const told = { title: "Too dull.", assignee_id: "Gone.", "fields.customfield_10010": "Closed." };
  const error = new ApiError("no", { ...answer, fields: { ...told, "fields.duedate": "Missing." } });
  expect(refusalsOf(error, FIELDS)).toEqual({
    placed: [
      { path: "title", text: "Too dull." },
      { path: "assignee", text: "Gone." },
      { path: "fields.customfield_10010", text: "Closed." },
    ],
    others: ["Missing."],
  });
  expect(refusalsOf(new Error("away"), FIELDS)).toEqual({ placed: [], others: [] });
});

test("an issue begins where the last one was created, else at what is the only choice", () => {
  const last = { site_id: "site-1", project_id: "10001", issue_type_id: "10002" };
  expect(firstTarget(SITES.list, last)).toEqual(last);
  const gone = { ...last, project_id: "1" };
  expect(firstTarget(SITES.list, gone)).toEqual({ site_id: "site-1", project_id: "", issue_type_id: "" });
  expect(firstTarget([], last)).toEqual({ site_id: "", project_id: "", issue_type_id: "" });
});

test("choosing where it goes changes nothing that could be lost", () => {
  expect(isChanged({ ...FORM, project_id: "10001", fields: { number: "" } }, FORM)).toBe(false);
  expect(isChanged({ ...FORM, fields: { number: "1" } }, FORM)).toBe(true);
});
