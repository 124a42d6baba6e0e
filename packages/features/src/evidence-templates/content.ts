import {
  type PlaceholderFault,
  placeholderFaults,
  type TemplateContent,
  TITLE_VARIABLES,
  templateContent,
} from "@candor/api/entities";
import { checking } from "../config-editor/index.ts";

export type Condition = TemplateContent["conditions"][number];

/** A content as it is stored, or what is wrong with which of its fields. */
export const check = checking<TemplateContent>(templateContent);

const empty = { en: "", cn: "" };

/** A first content: one sentence a row, about nothing yet. */
export const newContent = (title: TemplateContent["title"]): TemplateContent => ({
  title,
  sub_title: empty,
  help: empty,
  variables: [],
  format: empty,
  tabs: [],
  columns: [],
  conditions: [],
});

/** Variables that a text may use: a title those of its level, a row all. */
export const variablesFor = ({ variables }: TemplateContent, level: "title" | "row"): string[] => [
  ...TITLE_VARIABLES,
  ...variables.filter((one) => level === "row" || one.level === "title").map(({ name }) => name),
];

/** What is first wrong with a text, and where. */
export const firstFault = (
  content: TemplateContent,
  text: string,
  level: "title" | "row",
): PlaceholderFault | undefined => placeholderFaults(text, variablesFor(content, level))[0];
