import {
  type CheckStatus,
  type EvidenceRow,
  isEmptyCell,
  labelsOf,
  type ViewColumn,
} from "@candor/api/entities";
import { isCheckStatus, StatusLabel, Tag } from "@candor/ui/badges";
import { hidden } from "@candor/ui/tokens";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { durationParts } from "../duration.ts";
import { isInputType } from "../input-types.ts";
import { FileCell, type FileType } from "./cells/FileCell.tsx";
import { ImageCell } from "./cells/ImageCell.tsx";
import { ProviderCell } from "./cells/ProviderCell.tsx";
import { TagsCell } from "./cells/TagsCell.tsx";
import { TextCell } from "./cells/TextCell.tsx";
import * as css from "./EvidenceCell.css.ts";

const MarkdownText = lazy(() => import("./cells/MarkdownText.tsx"));

export interface EvidenceCellProps {
  column: ViewColumn;
  row: EvidenceRow;
  /** Lines shown; 0: one, cut. */
  lines: number;
}

interface Drawn extends EvidenceCellProps {
  value: string | number;
  /** The value in words, where it is a code. */
  words: string;
  title: string;
}

const Words = ({ words, lines, title }: Drawn) => (
  <TextCell look="text" text={words} lines={lines} title={title} />
);
const Mono = ({ words, lines, title }: Drawn) => (
  <TextCell look="mono" text={words} lines={lines} title={title} />
);
const Url = ({ words, lines, title }: Drawn) => (
  <TextCell look="url" text={words} lines={lines} title={title} />
);

const Labels = ({ value, column }: Drawn) => <TagsCell labels={labelsOf(value, column)} column={column} />;

const File = ({ column, value, title }: Drawn) => (
  <FileCell type={column.type as FileType} value={String(value)} title={title} />
);

function Region({ value, words }: Drawn) {
  const format = useFormat();
  const codes = String(value).trim();
  return /^[A-Za-z]{2}(?: [A-Za-z]{2})*$/.test(codes)
    ? format.series(codes.toUpperCase().split(" ").map(format.region))
    : words;
}

function Count({ value, words }: Drawn) {
  const format = useFormat();
  return typeof value === "number" ? format.count(value) : words;
}

function Duration({ value, words }: Drawn) {
  const { t } = useTranslation("evidence");
  const format = useFormat();
  if (typeof value !== "number") return words;
  const { unit, value: amount } = durationParts(value);
  return t(`duration.${unit}`, { count: amount, value: format.count(amount) });
}

function InputType({ value, words }: Drawn) {
  const { t } = useTranslation("evidence");
  const kind = String(value).toLowerCase();
  return <Tag color="gray">{isInputType(kind) ? t(`input.${kind}`) : words}</Tag>;
}

const Status = ({ value, words }: Drawn) =>
  isCheckStatus(String(value)) ? <StatusLabel status={value as CheckStatus} label={words} /> : words;

const hostOf = (row: EvidenceRow) => {
  const host = row.host ?? row.hostname ?? row.domain;
  return typeof host === "string" ? host : null;
};

/** What draws each type of column. */
const DRAWN: Record<ViewColumn["type"], (props: Drawn) => ReactNode> = {
  text: Words,
  mono: Mono,
  url: Url,
  number: Count,
  duration: Duration,
  region: Region,
  tag: Labels,
  single_tag: Labels,
  multi_tag: Labels,
  tag_list: Labels,
  input_type: InputType,
  image: ({ value, title }) => <ImageCell value={String(value)} title={title} />,
  status: Status,
  provider: ({ words, row }) => <ProviderCell name={words} host={hostOf(row)} />,
  markdown: ({ words }) => (
    <Suspense fallback={words.slice(0, 200)}>
      <MarkdownText text={words.slice(0, 20_000)} />
    </Suspense>
  ),
  flow_file_s3: File,
  flow_file_url: File,
  flow_collect_data_json: File,
  text_file_s3: File,
  chrome_initiator_s3: File,
  stack_url: File,
};

/** One value of an evidence table, drawn as its column's type asks. */
export function EvidenceCell(props: EvidenceCellProps) {
  const { column, row } = props;
  const { t } = useTranslation("evidence");
  const format = useFormat();
  const value = row[column.key];
  if (isEmptyCell(value)) {
    return (
      <span className={css.none}>
        <span aria-hidden="true">–</span>
        <span className={hidden}>{t("noValue")}</span>
      </span>
    );
  }
  const label = Object.hasOwn(column.labels, String(value)) ? column.labels[String(value)] : undefined;
  const Draw = DRAWN[column.type];
  return (
    <Draw
      {...props}
      value={value}
      words={label ? format.text(label) : String(value)}
      title={format.text(column.title)}
    />
  );
}
