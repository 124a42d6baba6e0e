import type { Bilingual } from "../common.ts";
import { LANGUAGES, type Language } from "../tables.ts";
import { cellText, labelsOf, SEPARATORS } from "./cells.ts";
import type { EvidenceColumn, EvidenceTable } from "./evidence.ts";
import { holdsFor } from "./expression.ts";
import {
  type EvidenceValue,
  type EvidenceValues,
  type RenderBudget,
  renderBudget,
  renderEvidenceText,
  TextTooLongError,
} from "./functions.ts";
import type { TableLayout } from "./layout.ts";
import type { TableColumnType } from "./table-config.ts";
import type { TemplateCondition, TemplateContent, TemplateType } from "./template.ts";
import { type EvidenceRow, isEmptyCell } from "./view.ts";

/** A template in use: what it makes, and what its published version says. */
export interface TemplateInUse {
  type: TemplateType;
  content: TemplateContent;
}

/** Templates in use, by key. */
export type TemplateBook = ReadonlyMap<string, TemplateInUse>;

/** The column of a row's sentence. */
export const TOLD_COLUMN = "told";
const TOLD_TITLE: Bilingual = { en: "In words", cn: "文字说明" };

/** What every title can say: rows in all. */
export const TITLE_VARIABLES = ["total"] as const;

/** A column's name as variables write it: `ipCountry` is `ip_country`. */
export const variableOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnFor = (table: EvidenceTable, name: string) =>
  table.columns.find(({ key }) => variableOf(key) === name);

type Variable = TemplateContent["variables"][number];

function rowValue(
  row: EvidenceRow,
  column: EvidenceColumn,
  type: Variable["type"],
  language: Language,
): EvidenceValue {
  const cell = row[column.key];
  const of = { type: column.type, labels: column.labels ?? {} };
  if (type === "number" && typeof cell === "number") return cell;
  if (type === "list") return labelsOf(cell, of).map(({ text }) => text[language]);
  return cellText(cell, of, language);
}

function titleValue(
  table: EvidenceTable,
  column: EvidenceColumn,
  type: Variable["type"],
  language: Language,
): EvidenceValue {
  const counts = new Map<string, number>();
  let sum = 0;
  for (const row of table.rows) {
    const cell = row[column.key];
    if (isEmptyCell(cell)) continue;
    if (typeof cell === "number") sum += cell;
    const text = cellText(cell, { type: column.type, labels: column.labels ?? {} }, language);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (type === "number") return column.type === "number" || column.type === "duration" ? sum : counts.size;
  if (type === "dictionary") return Object.fromEntries(counts);
  return [...counts.keys()];
}

/** Values of a template's variables: of its title, and of one row. */
export function valuesOf(
  { variables }: Pick<TemplateContent, "variables">,
  table: EvidenceTable,
  language: Language,
): { title: EvidenceValues; row: (row: EvidenceRow) => EvidenceValues } {
  const known = variables.flatMap((variable) => {
    const column = columnFor(table, variable.name);
    return column ? [{ variable, column }] : [];
  });
  const title = Object.fromEntries([
    ["total", table.total],
    ...known
      .filter(({ variable }) => variable.level === "title")
      .map(
        ({ variable, column }) =>
          [variable.name, titleValue(table, column, variable.type, language)] as const,
      ),
  ]);
  const ofRow = known.filter(({ variable }) => variable.level === "row");
  return {
    title,
    row: (row) => ({
      ...title,
      ...Object.fromEntries(
        ofRow.map(({ variable, column }) => [variable.name, rowValue(row, column, variable.type, language)]),
      ),
    }),
  };
}

const columnType = ({ type, data_format }: TemplateContent["columns"][number]): TableColumnType => {
  if (type === "tag") return data_format === "list" ? "multi_tag" : "single_tag";
  if (type === "link") return "text";
  return type === "text" && data_format === "number" ? "number" : type;
};

function layoutBy(
  { type, content }: TemplateInUse,
  table: EvidenceTable,
  told: { title: Bilingual; subTitle: Bilingual; help: Bilingual },
): TableLayout {
  const keys = new Set(table.columns.map(({ key }) => key));
  const named =
    type === "text" ? [] : content.columns.filter(({ key }) => keys.has(key) || columnFor(table, key));
  const worded = type !== "table" && (content.format.en !== "" || content.format.cn !== "");
  const column = (
    key: string,
    title: Bilingual,
    of: TableColumnType,
    tab: string | null,
    help: Bilingual,
  ) => ({
    key,
    title,
    type: of,
    group_merge: "none" as const,
    owner_tab_id: tab,
    help,
    filterable: of === "single_tag" || of === "multi_tag" || of === "region",
    editable: false,
    sortable: true,
    hidden_when_empty_in_table: false,
    hidden_when_empty_in_detail: false,
    positions: ["table" as const, "detail" as const, "export" as const],
  });
  const empty = { en: "", cn: "" };
  const sentence = worded ? [column(TOLD_COLUMN, TOLD_TITLE, "text", null, told.help)] : [];
  const shown = named.map((one) =>
    column(columnFor(table, one.key)?.key ?? one.key, one.title, columnType(one), one.tab_id, empty),
  );
  // A template that shows nothing leaves the table as it came.
  const own =
    sentence.length + shown.length > 0
      ? []
      : table.columns.map(({ key, label }) => column(key, label, "text", null, empty));
  const colors = named.flatMap((one) => {
    const pairs = one.enum.map(({ value, color }) => [value, color] as const);
    return pairs.length > 0 ? [[columnFor(table, one.key)?.key ?? one.key, pairs] as const] : [];
  });
  return {
    title: told.title,
    sub_title: told.subTitle,
    tabs: content.tabs,
    unique_keys: [],
    groups: [],
    columns: [...sentence, ...shown, ...own],
    label_color: Object.fromEntries(colors.map(([key, pairs]) => [key, Object.fromEntries(pairs)])),
    label_sort: Object.fromEntries(colors.map(([key, pairs]) => [key, pairs.map(([value]) => value)])),
    max_lines: 6,
  };
}

/** A table as one template tells it. Every text is plain: what draws it escapes it as it does any cell. */
export function tableTold(
  template: TemplateInUse,
  table: EvidenceTable,
  budget: RenderBudget = renderBudget(),
): EvidenceTable {
  const { content } = template;
  const values = { en: valuesOf(content, table, "en"), cn: valuesOf(content, table, "cn") };
  const say = (text: Bilingual, of: (language: Language) => EvidenceValues): Bilingual => {
    const [en = "", cn = ""] = LANGUAGES.map(
      (language) =>
        renderEvidenceText(text[language] || text.en, of(language), SEPARATORS[language], budget).text,
    );
    return { en, cn };
  };
  const inTitle = (language: Language) => values[language].title;
  const told = {
    title: say(content.title, inTitle),
    subTitle: say(content.sub_title, inTitle),
    help: say(content.help, inTitle),
  };
  const layout = layoutBy(template, table, told);
  if (!layout.columns.some(({ key }) => key === TOLD_COLUMN)) return { ...table, title: told.title, layout };
  const labels: Record<string, Bilingual> = {};
  const rows = table.rows.map((row, at) => {
    const code = `told-${at}`;
    labels[code] = say(content.format, (language) => values[language].row(row));
    return { ...row, [TOLD_COLUMN]: code };
  });
  const column: EvidenceColumn = { key: TOLD_COLUMN, label: TOLD_TITLE, type: "text", labels };
  return { ...table, title: told.title, columns: [...table.columns, column], rows, layout };
}

/** Keys of the templates whose conditions hold, in their order. A condition's own are asked only where it holds. */
export const templatesFor = (conditions: readonly TemplateCondition[], values: EvidenceValues): string[] =>
  conditions
    .filter(({ expression }) => holdsFor(expression, values))
    .flatMap((one) => [...one.template_ids, ...templatesFor(one.conditions, values)]);

/** Keys of the templates that a template's conditions bring over a table: those that hold for one of its rows. */
export function templatesBrought(content: TemplateContent, table: EvidenceTable): string[] {
  const { title, row } = valuesOf(content, table, "en");
  const holding = (table.rows.length > 0 ? table.rows.map(row) : [title]).flatMap((values) =>
    templatesFor(content.conditions, values),
  );
  return [...new Set(holding)];
}

/**
 * A check's tables as a template tells them: the first by it and by each template whose condition holds, the others as
 * they come. A template that names itself on the way is told once; one that cannot be told leaves the tables alone.
 */
export function evidenceTold(
  key: string,
  book: TemplateBook,
  tables: readonly EvidenceTable[],
): EvidenceTable[] {
  const [lead, ...rest] = tables;
  if (!lead || !book.has(key)) return [...tables];
  const budget = renderBudget();
  const told: EvidenceTable[] = [];
  const seen = new Set<string>();
  const tell = (name: string) => {
    const template = book.get(name);
    if (!template || seen.has(name)) return;
    seen.add(name);
    const table = tableTold(template, lead, budget);
    told.push(seen.size === 1 ? table : { ...table, id: `${lead.id}-${name}` });
    for (const other of templatesBrought(template.content, lead)) tell(other);
  };
  try {
    tell(key);
  } catch (error) {
    if (error instanceof TextTooLongError) return [...tables];
    throw error;
  }
  return [...told, ...rest];
}

/** What a template would leave unsaid of a table: variables without a value, columns that it does not have. */
export function gapsOf(
  { type, content }: TemplateInUse,
  table: EvidenceTable,
): { variables: string[]; columns: string[] } {
  const unsaid = content.variables.filter(
    ({ name }) => !columnFor(table, name) && !TITLE_VARIABLES.some((known) => known === name),
  );
  return {
    variables: unsaid.map(({ name }) => name),
    columns:
      type === "text"
        ? []
        : content.columns.filter(({ key }) => !columnFor(table, key)).map(({ key }) => key),
  };
}

/** Keys of templates that conditions name, at any depth. */
export const templatesNamed = (conditions: readonly TemplateCondition[]): string[] =>
  conditions.flatMap((one) => [...one.template_ids, ...templatesNamed(one.conditions)]);

/** The way on which templates name each other in a circle, from the one given; null: none does. */
export function circleFrom(key: string, named: (key: string) => readonly string[]): string[] | null {
  const done = new Set<string>();
  const walk = (one: string, way: readonly string[]): string[] | null => {
    if (way.includes(one)) return [...way.slice(way.indexOf(one)), one];
    if (done.has(one)) return null;
    done.add(one);
    for (const next of named(one)) {
      const found = walk(next, [...way, one]);
      if (found) return found;
    }
    return null;
  };
  return walk(key, []);
}
