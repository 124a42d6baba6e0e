import { type EvidenceRow, type Language, labelsOf, type ViewColumn } from "@candor/api/entities";

/** Rows whose words say how wide a column is. */
const MEASURED = 60;
/** Px of a tag's own edges and of the blank around it. */
const AROUND_TAG = 44;

/** Px that words take, about: a Chinese character is twice as wide as a letter. */
const pxOf = (words: string) => [...words].reduce((sum, letter) => sum + (letter >= "\u2e80" ? 14 : 7), 0);

/** Px a column needs, by its type and its longest words. What stands in a tag is not broken: it has the room it asks for. */
export function widthOf(
  column: ViewColumn,
  title: string,
  rows: readonly EvidenceRow[],
  language: Language,
): number {
  const fixed = WIDTHS[column.type];
  const head = title.length * 7 + 44;
  const measured = rows.slice(0, MEASURED);
  if (fixed !== undefined) {
    const labels = TAGGED.has(column.type)
      ? measured.flatMap((row) => labelsOf(row[column.key], column).map(({ text }) => text[language]))
      : [];
    const longest = labels.reduce((most, label) => Math.max(most, pxOf(label) + AROUND_TAG), 0);
    return Math.max(fixed, Math.min(head, 200), Math.min(longest, 280));
  }
  const longest = measured.reduce((most, row) => Math.max(most, String(row[column.key] ?? "").length), 0);
  const wide = column.type === "mono" || column.type === "url" ? 8 : 7;
  return Math.min(Math.max(longest * wide + 28, head, 96), 360);
}

const TAGGED: ReadonlySet<ViewColumn["type"]> = new Set([
  "tag",
  "single_tag",
  "multi_tag",
  "tag_list",
  "status",
]);

const WIDTHS: Partial<Record<ViewColumn["type"], number>> = {
  number: 96,
  duration: 112,
  region: 148,
  tag: 152,
  status: 152,
  single_tag: 136,
  multi_tag: 220,
  tag_list: 220,
  input_type: 112,
  image: 128,
  markdown: 320,
  flow_file_s3: 136,
  flow_file_url: 136,
  flow_collect_data_json: 152,
  text_file_s3: 136,
  chrome_initiator_s3: 136,
  stack_url: 136,
};
