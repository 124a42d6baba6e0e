import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { configKey, maybeWords, repeated, report, words } from "../config/fields.ts";
import { TAG_COLORS } from "../constants.ts";
import { expressionProblem } from "./expression.ts";
import { placeholderProblems, VARIABLE_NAME } from "./functions.ts";

/** What an evidence template makes. */
export const TEMPLATE_TYPES = ["table", "text", "composite"] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

/** Where a variable has its value: once for the title, or in each row. */
export const VARIABLE_LEVELS = ["title", "row"] as const;
export const VARIABLE_TYPES = ["text", "number", "list", "dictionary"] as const;

/** How a template's column reads its data, and how it shows it. */
export const DATA_FORMATS = ["text", "number", "date", "list", "json"] as const;
export const TEMPLATE_COLUMN_TYPES = ["text", "tag", "link", "image", "region", "markdown"] as const;

/** Deepest nesting of conditions. */
const CONDITION_DEPTH_MAX = 8;

const name = z.string().check(z.trim(), z.regex(VARIABLE_NAME), z.maxLength(64));
const tabId = z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/));

const variable = z.object({
  name,
  level: z.enum(VARIABLE_LEVELS),
  type: z._default(z.enum(VARIABLE_TYPES), "text"),
  note: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
});

const column = z.object({
  key: name,
  title: words(80),
  data_format: z.enum(DATA_FORMATS),
  type: z.enum(TEMPLATE_COLUMN_TYPES),
  tab_id: z._default(z.nullable(tabId), null),
  /** Values it may have, each with its colour. */
  enum: z._default(
    z
      .array(
        z.object({ value: z.string().check(z.minLength(1), z.maxLength(120)), color: z.enum(TAG_COLORS) }),
      )
      .check(z.maxLength(60)),
    [],
  ),
});

/** When other templates take part. Conditions nest. */
export interface TemplateCondition {
  description: string;
  expression: string;
  /** Keys of templates. */
  template_ids: string[];
  conditions: TemplateCondition[];
}

export const templateCondition: z.ZodMiniType<TemplateCondition, TemplateCondition> = z.object({
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  expression: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  template_ids: z.array(configKey).check(z.maxLength(20)),
  get conditions() {
    return z.array(templateCondition).check(z.maxLength(20));
  },
});

type Problem = [path: (string | number)[], field: "format" | "unknown" | "required"];

function conditionProblems(
  conditions: readonly TemplateCondition[],
  variables: readonly string[],
  path: (string | number)[],
  depth: number,
): Problem[] {
  if (depth > CONDITION_DEPTH_MAX) return [[path, "format"]];
  return conditions.flatMap((one, index): Problem[] => {
    const here = [...path, index];
    const wrong = expressionProblem(one.expression, variables);
    const acts = one.template_ids.length > 0 || one.conditions.length > 0;
    return [
      ...(wrong === null ? [] : [[[...here, "expression"], "format"] satisfies Problem]),
      ...(acts ? [] : [[[...here, "template_ids"], "required"] satisfies Problem]),
      ...conditionProblems(one.conditions, variables, [...here, "conditions"], depth + 1),
    ];
  });
}

/** What one version of an evidence template says. */
export const templateContent = z
  .object({
    title: words(200),
    sub_title: maybeWords(300),
    help: maybeWords(1000),
    variables: z.array(variable).check(z.maxLength(80)),
    /** Text of one row, with placeholders. */
    format: maybeWords(8000),
    tabs: z._default(z.array(z.object({ id: tabId, name: words(60) })).check(z.maxLength(12)), []),
    columns: z._default(z.array(column).check(z.maxLength(60)), []),
    conditions: z._default(z.array(templateCondition).check(z.maxLength(20)), []),
  })
  .check((context) => {
    const { value } = context;
    const all = value.variables.map((one) => one.name);
    const ofTitle = [
      "total",
      ...value.variables.filter(({ level }) => level === "title").map((one) => one.name),
    ];
    const tabs = value.tabs.map(({ id: tab }) => tab);
    const problems: Problem[] = [
      ...repeated(all).map((index): Problem => [["variables", index, "name"], "format"]),
      ...repeated(tabs).map((index): Problem => [["tabs", index, "id"], "format"]),
      ...repeated(value.columns.map(({ key }) => key)).map(
        (index): Problem => [["columns", index, "key"], "format"],
      ),
      ...value.columns.flatMap((one, index): Problem[] => [
        ...(one.tab_id === null || tabs.includes(one.tab_id)
          ? []
          : [[["columns", index, "tab_id"], "unknown"] satisfies Problem]),
        ...repeated(one.enum.map((entry) => entry.value)).map(
          (at): Problem => [["columns", index, "enum", at, "value"], "format"],
        ),
      ]),
      ...conditionProblems(value.conditions, ["total", ...all], ["conditions"], 1),
    ];
    for (const language of ["en", "cn"] as const) {
      for (const field of ["title", "sub_title", "help"] as const)
        if (placeholderProblems(value[field][language], ofTitle).length > 0)
          problems.push([[field, language], "format"]);
      if (placeholderProblems(value.format[language], ["total", ...all]).length > 0)
        problems.push([["format", language], "format"]);
    }
    for (const [path, field] of problems) report(context, value, path, field);
  });
export type TemplateContent = z.infer<typeof templateContent>;

/** `published` is the one in use; the published ones before it are `retired`. */
export const VERSION_STATES = ["draft", "published", "retired"] as const;

/** One version of a template. Published and retired ones do not change. */
export const templateVersion = z.object({
  id,
  template_id: id,
  /** From 1. */
  number: z.int(),
  state: z.enum(VERSION_STATES),
  revision: z.int(),
  content: templateContent,
  note: z.string(),
  updated_at: instant,
  updated_by: z.nullable(z.string()),
  published_at: z.nullable(instant),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** An evidence template, told without its versions' content. */
export const evidenceTemplate = z.object({
  id,
  key: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  note: z.string(),
  enable: z.boolean(),
  /** Title of the newest version. */
  title: z.nullable(z.object({ en: z.string(), cn: z.string() })),
  versions: z.array(
    z.object({
      id,
      number: z.int(),
      state: z.enum(VERSION_STATES),
      note: z.string(),
      updated_at: instant,
      published_at: z.nullable(instant),
    }),
  ),
  updated_at: instant,
  updated_by: z.nullable(z.string()),
});
export type EvidenceTemplate = z.infer<typeof evidenceTemplate>;
