import {
  type CheckStatus,
  type EvidenceRow,
  isEmptyCell,
  labelsOf,
  type ViewColumn,
} from "@candor/api/entities";
import { isCheckStatus, StatusLabel, Tag } from "@candor/ui/badges";
import { hidden } from "@candor/ui/tokens";
import type { TFunction } from "i18next";
import { type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Formatters, useFormat } from "../../platform/index.ts";
import { isInputType } from "../input-types.ts";
import { lazyOr } from "../lazy-or.tsx";
import type { FileType } from "../reference-in.ts";
import { durationText } from "../use-duration.ts";
import { ProviderCell } from "./cells/ProviderCell.tsx";
import { SHOWN as TAGS_SHOWN, tagsCell } from "./cells/TagsCell.tsx";
import { type TextCellProps, textCell } from "./cells/TextCell.tsx";
import * as css from "./EvidenceCell.css.ts";

// Few tables have a column of files or of pictures.
const FileCell = lazyOr(() => import("./cells/FileCell.tsx"));
const ImageCell = lazyOr(() => import("./cells/ImageCell.tsx"));
const MarkdownText = lazyOr(
  () => import("./cells/MarkdownText.tsx"),
  ({ text }) => text,
);

export interface EvidenceCellProps {
  column: ViewColumn;
  row: EvidenceRow;
  /** Lines shown; 0: one, cut. */
  lines: number;
}

/** What a cell is written with; the same between renders, for all cells of a table. */
export interface CellFormat {
  t: TFunction<"evidence">;
  format: Formatters;
  /** Stands in each cell without a value. */
  none: ReactNode;
  /** Says that a vendor opens. */
  opens: string;
  durationOf: (milliseconds: number) => string;
}

/** Words that stand in many cells are looked up once: looking them up costs more than drawing them. */
export function useCellFormat(): CellFormat {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  return useMemo(() => {
    const durations = new Map<number, string>();
    const durationOf = (milliseconds: number) => {
      const text = durations.get(milliseconds) ?? durationText(milliseconds, { t, format });
      durations.set(milliseconds, text);
      return text;
    };
    const none = (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className={hidden}>{t("noValue")}</span>
      </span>
    );
    return { t, format, none, opens: t("vendorOpen"), durationOf };
  }, [t, format]);
}

interface Cell extends EvidenceCellProps, CellFormat {
  value: string | number;
  /** The value in words, where it is a code. */
  words: string;
  title: string;
}

const inLook =
  (look: TextCellProps["look"]) =>
  ({ words, lines, title }: Cell) =>
    textCell({ look, text: words, lines, title });

/** Types whose cells are a word or two; an expert may write more into any of them, which then is read as text. */
const SHORT = /^(?:provider|input_type|number|duration|status|markdown)$/;
/** Types of a cell that is several words, each of which may be as long. */
const LABELS = /tag/;
/** Parts one code from another. */
const SEVERAL = /[\s,;|、]/;
const mostOf = (type: ViewColumn["type"]) => (type === "markdown" ? 20_000 : 200);

const inWords = ({ value, column, format }: Cell) =>
  labelsOf(value, column).map(({ text }) => format.text(text));

/** What is more than its column's type is for, as text. */
function longWords(cell: Cell): string | undefined {
  const { words, value, format } = cell;
  const { type } = cell.column;
  const most = mostOf(type);
  const isRegion = type === "region";
  if (!isRegion && !LABELS.test(type)) return words.length > most && SHORT.test(type) ? words : undefined;
  // What several codes say may be much longer than they are.
  if (words.length <= most && !SEVERAL.test(String(value))) return;
  const all = inWords(cell);
  const shown = format.series(isRegion ? all : all.slice(0, TAGS_SHOWN));
  return shown.length > most || all.some((label) => label.length > most) ? format.series(all) : undefined;
}

const labels = ({ value, column, format }: Cell) =>
  tagsCell({ labels: labelsOf(value, column), column }, format);

const file = ({ column, value, title }: Cell) => (
  <Suspense>
    <FileCell type={column.type as FileType} value={String(value)} title={title} />
  </Suspense>
);

const count = ({ value, words, format }: Cell) => (typeof value === "number" ? format.count(value) : words);

const duration = ({ value, words, durationOf }: Cell) =>
  typeof value === "number" ? durationOf(value) : words;

function inputType({ value, words, t }: Cell) {
  const kind = String(value).toLowerCase();
  return <Tag color="gray">{isInputType(kind) ? t(`input.${kind}`) : words}</Tag>;
}

const status = ({ value, words }: Cell) =>
  isCheckStatus(String(value)) ? <StatusLabel status={value as CheckStatus} label={words} /> : words;

const hostOf = (row: EvidenceRow) => {
  const host = row.host ?? row.hostname ?? row.domain;
  return typeof host === "string" ? host : null;
};

/** What draws each type of column. */
const DRAWN: Record<ViewColumn["type"], (drawn: Cell) => ReactNode> = {
  text: inLook("text"),
  mono: inLook("mono"),
  url: inLook("url"),
  number: count,
  duration,
  region: (cell) => cell.format.series(inWords(cell)),
  tag: labels,
  single_tag: labels,
  multi_tag: labels,
  tag_list: labels,
  input_type: inputType,
  image: ({ value, title }) => (
    <Suspense>
      <ImageCell value={String(value)} title={title} />
    </Suspense>
  ),
  status,
  provider: ({ words, row, opens }) => <ProviderCell name={words} host={hostOf(row)} opens={opens} />,
  markdown: ({ words, title }) => (
    <Suspense fallback={words.slice(0, 200)}>
      <MarkdownText text={words} title={title} />
    </Suspense>
  ),
  flow_file_s3: file,
  flow_file_url: file,
  flow_collect_data_json: file,
  text_file_s3: file,
  chrome_initiator_s3: file,
  stack_url: file,
};

/**
 * One value of an evidence table, drawn as its column's type asks. Called, not a component: a table has hundreds of
 * cells, and only those with a state of their own are one.
 */
export function evidenceCell(props: EvidenceCellProps, cellFormat: CellFormat): ReactNode {
  const { column, row } = props;
  const { format } = cellFormat;
  const value = row[column.key];
  if (isEmptyCell(value)) return cellFormat.none;
  const label = Object.hasOwn(column.labels, String(value)) ? column.labels[String(value)] : undefined;
  const words = label ? format.text(label) : String(value);
  const title = format.text(column.title);
  const cell = { ...props, ...cellFormat, value, words, title };
  const long = longWords(cell);
  return long === undefined
    ? DRAWN[column.type](cell)
    : textCell({ look: "text", text: long, lines: props.lines, title, most: mostOf(column.type) });
}

/** The same where a single value stands outside a table. */
export const EvidenceCell = (props: EvidenceCellProps) => evidenceCell(props, useCellFormat());
