import { getScanFile } from "@candor/api/contract";
import { COMPARE_CATEGORIES } from "@candor/api/entities";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { useTextMatch } from "@candor/ui/forms";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { StatusText, StoredTexts } from "../../evidence/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { type DiffState, resultHref } from "../address.ts";
import { pageOf, useDiff } from "../queries.ts";
import type { Changed, Publication } from "../types.ts";
import { useDiffNote, useDiffSentence } from "./diff-sentence.ts";
import { ResultChange } from "./ResultChange.tsx";
import * as css from "./reports.css.ts";
import { isMissing, ScanMissing } from "./ScanMissing.tsx";

export interface DiffScreenProps {
  /** From `useAddress` of `diffAddress`. */
  address: AddressState<DiffState>;
  /** Address of the scan's results. */
  resultsHref: string;
}

const rowId = ({ result_id }: Changed) => result_id;

/** Which parts of a result differ beside its status. */
function partsOf({ differs }: Changed) {
  if (!differs) return [];
  const { level, hidden, texts, tables } = differs;
  return [
    ...(level ? (["level"] as const) : []),
    ...(hidden ? (["hidden"] as const) : []),
    ...(texts.length > 0 ? (["texts"] as const) : []),
    ...(tables.length > 0 ? (["evidence"] as const) : []),
  ];
}

/** Another scan has other publications. */
const withAgainst = (address: AddressState<DiffState>): AddressState<DiffState> => ({
  ...address,
  change: (part, options) =>
    address.change("against" in part ? { againstPublication: null, ...part } : part, options),
});

/** What this scan, or a publication of it, says otherwise than another, and where an expert differs from the engine. */
export function DiffScreen({ address, resultsHref }: DiffScreenProps) {
  const { t } = useTranslation("scan-reports");
  const { dateTime, text } = useFormat();
  const sentenceOf = useDiffSentence();
  const noteOf = useDiffNote();
  const { state } = address;
  const query = useDiff(state);
  const columns = useColumns();
  const isMeant = useTextMatch();
  const { data, error } = query;
  usePageHead({ backHref: resultsHref, backLabel: t("back") });
  if (isMissing(error)) return <ScanMissing resultsHref={resultsHref} />;
  // While a scan is corrected, what is published of it is what its customer sees.
  const isOwn = data !== undefined && data.against?.id === data.scan.id;
  const published = data?.scan.publications ?? [];
  const publicationOption = ({ number, at }: Publication) => ({
    value: String(number),
    label: t("diff.publicationAt", { number, when: dateTime(at) }),
  });
  const note = data && noteOf(data);
  const isLater = state.publication !== null && state.publication !== "1";
  const standing = isOwn && state.against === null ? "diff.now" : "diff.published";
  const rows = (data?.list ?? []).filter(
    (row) =>
      (state.change === null || row.change === state.change) &&
      (!state.edited || row.engine_outcome !== null) &&
      isMeant(state.search, row.title.en, row.title.cn, row.check_id, row.object_name),
  );
  return (
    <ListScreen
      address={withAgainst(address)}
      query={{ ...query, data: data && pageOf(rows, state) }}
      title={t("diff.title")}
      all={data?.list.length}
      sentence={data && sentenceOf(data)}
      note={note && <p className={css.note}>{note}</p>}
      loadingLabel={t("diff.loading")}
      search={t("diff.search")}
      searchHint={t("diff.searchHint")}
      filters={[
        ...(published.length > 1
          ? [
              {
                ...{ kind: "one" as const, key: "publication" as const, label: t("diff.publication") },
                all: t("diff.standing"),
                options: published.map(publicationOption),
              },
            ]
          : []),
        {
          kind: "one",
          key: "against",
          label: t("diff.against"),
          all: t(isLater ? "diff.previous" : standing),
          options: [
            ...(data && published.length > 0
              ? [{ value: data.scan.id, label: t("diff.itself", { number: data.scan.number }) }]
              : []),
            ...(data?.versions ?? []).map(({ id, number, submitted_at }) => ({
              value: id,
              label: t("diff.version", { number, when: dateTime(submitted_at) }),
            })),
          ],
        },
        ...(state.against !== null && (data?.against?.publications.length ?? 0) > 1
          ? [
              {
                ...{ kind: "one" as const, key: "againstPublication" as const },
                ...{ label: t("diff.againstPublication"), all: t("diff.latest") },
                options: (data?.against?.publications ?? []).map(publicationOption),
              },
            ]
          : []),
        {
          kind: "one",
          key: "change",
          label: t("diff.change"),
          all: t("diff.allChanges"),
          options: COMPARE_CATEGORIES.map((value) => ({ value, label: t(`change.${value}`) })),
        },
        { kind: "flag", key: "edited", label: t("diff.edited") },
      ]}
      table={{
        columns,
        rowId,
        rowHref: ({ result_id }) => resultHref(state.scanId ?? "", result_id),
        linkColumn: "check",
        expansion: {
          render: ({ differs, scan_id }) =>
            differs && (
              <StoredTexts endpoint={getScanFile} scanId={scan_id}>
                <ResultChange differs={differs} />
              </StoredTexts>
            ),
          label: ({ title }) => t("differs.details", { check: text(title) }),
          can: (row) => partsOf(row).length > 0,
        },
        renderNarrow: (row) => (
          <ListRow
            status={t(`change.${row.change ?? "unkept"}`)}
            title={text(row.title)}
            aside={<Sides {...row} />}
            foot={[row.object_name, row.edited_by].filter(Boolean).join(" · ")}
          />
        ),
      }}
      empty={{ title: t("diff.emptyTitle"), text: t("diff.emptyText") }}
    />
  );
}

/** Both statuses of a row that has no columns for them; one where nothing changed, or where there was nothing before. */
function Sides({ before, after }: Changed) {
  const [first, second] = before === after ? [after, null] : [before, after];
  return (
    <span className={css.sides}>
      {first && <StatusText status={first} />}
      {first && second && " → "}
      {second && <StatusText status={second} />}
    </span>
  );
}

function useColumns(): DataColumn<Changed>[] {
  const { t } = useTranslation(["scan-reports", "common"]);
  const { list, text } = useFormat();
  return useMemo(() => {
    const shown = (status: Changed["before"]) =>
      status ? <StatusText status={status} /> : <span className={css.quiet}>{t("noResult")}</span>;
    return [
      {
        id: "check",
        header: t("column.check"),
        overflow: "free",
        cell: ({ title, object_name }) => (
          <>
            {text(title)}
            <span className={css.small}>{object_name}</span>
          </>
        ),
      },
      {
        id: "change",
        header: t("diff.change"),
        width: 180,
        cell: (row) => (
          <>
            {t(`change.${row.change ?? "unkept"}`)}
            <span className={css.small}>{list(partsOf(row).map((part) => t(`differs.part.${part}`)))}</span>
          </>
        ),
      },
      {
        id: "before",
        header: t("diff.before"),
        width: 140,
        cell: ({ before, change }) =>
          change === null && before === null ? (
            <span className={css.quiet}>{t("notKept")}</span>
          ) : (
            shown(before)
          ),
      },
      { id: "after", header: t("diff.after"), width: 140, cell: ({ after }) => shown(after) },
      {
        id: "expert",
        header: t("diff.expert"),
        width: 220,
        yields: true,
        overflow: "clamp",
        cell: ({ edited_by, engine_outcome, note }) =>
          engine_outcome && (
            <span title={note ?? undefined}>
              {t("diff.engine", { who: edited_by ?? "", outcome: t(`outcome.${engine_outcome}`) })}
            </span>
          ),
      },
    ];
  }, [t, list, text]);
}
