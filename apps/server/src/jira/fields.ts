import type { JiraFieldKind } from "@candor/api/entities";

/** Plain text in Atlassian's document format: a paragraph for each block, a break for each line. */
export function documentOf(text: string) {
  const content = text.split(/\n{2,}/).map((block) => ({
    type: "paragraph",
    content: block
      .split("\n")
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: "hardBreak" }] : []),
        ...(line === "" ? [] : [{ type: "text", text: line }]),
      ]),
  }));
  return { type: "doc", version: 1, content };
}

/** A value of the form as Jira takes it for a field of this kind. */
export function issueField(kind: JiraFieldKind, value: string | number | string[]): unknown {
  const many = Array.isArray(value) ? value : [String(value)];
  switch (kind) {
    case "paragraph":
      return documentOf(many.join("\n"));
    case "number":
      return Number(value);
    case "choice":
      return { id: many[0] };
    case "choices":
      return many.map((id) => ({ id }));
    case "user":
      return { accountId: many[0] };
    case "labels":
      return many;
    default:
      return many[0];
  }
}
