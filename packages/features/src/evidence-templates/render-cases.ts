import {
  cellText,
  type EvidenceTable,
  TOLD_COLUMN,
  tableTold,
  templateContent,
  viewOf,
} from "@candor/api/entities";

const say = (text: string) => ({ en: text, cn: `${text}。` });

/** Random, and the same in each run and on each machine. */
function randoms(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 12) % below;
  };
}

const VALUES = [
  "<script>alert(1)</script>",
  "{{host}}",
  "$&",
  "$1",
  "\u202e",
  '"',
  "}}",
  "&lt;",
  "ß",
  "İ",
  "é",
  "中",
];
const TEXTS = [
  "{{host}}",
  "{{ host }}",
  "x {{word host}}",
  "{{upper host}}{{lower host}}",
  "{{total}} $&",
  "<b>",
];

export interface RenderCase {
  host: string;
  format: string;
  /** As a cell of the told table says it. */
  told: string;
}

/** Tables told by templates, of hostile values and texts. */
export function renderCases(count: number): RenderCase[] {
  const random = randoms(7);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? "";
  return Array.from({ length: count }, () => {
    const host = Array.from({ length: random(6) }, () => pick(VALUES)).join("");
    const format = Array.from({ length: 1 + random(4) }, () => pick(TEXTS)).join(" ");
    const content = templateContent.parse({
      title: say("{{total}}"),
      variables: [{ name: "host", level: "row" }],
      format: say(format),
    });
    const table: EvidenceTable = {
      id: "hosts",
      title: say("Hosts"),
      columns: [{ key: "host", label: say("Host"), type: "text" }],
      rows: [{ host }],
      total: 1,
    };
    const made = tableTold({ type: "text", content }, table);
    const column = viewOf(made).columns.find(({ key }) => key === TOLD_COLUMN);
    if (column?.type !== "text") throw new Error("The sentence is not drawn as text");
    return { host, format, told: cellText(made.rows[0]?.[TOLD_COLUMN], column, "en") };
  });
}

/** What the cases come to, in one number (FNV-1a). */
export function digestOf(cases: readonly RenderCase[]): number {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(cases))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** What they come to wherever they are rendered: in the server's Node and in browsers. */
export const DIGEST = 3965842560;
