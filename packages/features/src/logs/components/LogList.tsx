import { exportLogs } from "@candor/api/contract";
import { ACTOR_KINDS, type AuditEntry } from "@candor/api/entities";
import { ListRow } from "@candor/ui/data";
import { Button } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { type Exporter, ListExport } from "../../exports/index.ts";
import { type ListFilter, ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { useActionText } from "../action-text.ts";
import { type LogsState, toFilters } from "../address.ts";
import { useActorName, useLogColumns } from "../columns.tsx";
import { CheckDialog, RetentionDialog } from "../parts.ts";
import { useLogSettings, useLogs } from "../queries.ts";
import { LogDetail } from "./LogDetail.tsx";
import { PeriodFilter } from "./PeriodFilter.tsx";

export interface LogListProps {
  /** From `useAddress` of `logsAddress`. */
  address: AddressState<LogsState>;
}

const rowId = ({ id }: AuditEntry) => id;

/** No plan stands between staff and an export. */
const STAFF: Exporter = { role: "owner", preview: false };

/** Who did what, when, about which, and from where; the newest line first. */
export function LogList({ address }: LogListProps) {
  const { t } = useTranslation("logs");
  const { count, date, dateTime } = useFormat();
  const { state } = address;
  const query = useLogs(state);
  const settings = useLogSettings();
  const columns = useLogColumns();
  const nameOf = useActorName();
  const text = useActionText();
  const [dialog, setDialog] = useState<"check" | "keep" | null>(null);
  const { data } = query;
  const actions = data?.actions ?? (state.action ? [state.action] : []);
  const filters: ListFilter<LogsState>[] = [
    {
      kind: "own",
      key: "span",
      label: t("column.at"),
      text: t("filter.days", { count: Number(state.span) }),
      control: <PeriodFilter value={state} onChange={address.change} />,
    },
    ...(["from", "to"] as const).flatMap((key) => {
      const day = state[key];
      const label = t(`period.${key}`);
      return day ? [{ kind: "given" as const, key, label, text: date(`${day}T00:00`) }] : [];
    }),
    {
      kind: "one",
      key: "actor",
      label: t("column.actor"),
      all: t("filter.everyone"),
      options: ACTOR_KINDS.map((value) => ({ value, label: t(`filter.by.${value}`) })),
    },
    {
      kind: "one",
      key: "action",
      label: t("column.action"),
      all: t("filter.allActions"),
      options: actions.map((value) => ({ value, label: text.action(value) })),
    },
    ...(state.address
      ? [
          {
            kind: "given" as const,
            key: "address" as const,
            label: t("column.address"),
            text: state.address,
          },
        ]
      : []),
    ...(state.company
      ? [
          {
            kind: "given" as const,
            key: "company" as const,
            label: t("column.company"),
            text: data?.list[0]?.company_name ?? state.company,
          },
        ]
      : []),
    ...(state.target
      ? [{ kind: "given" as const, key: "target" as const, label: t("detail.target"), text: state.target }]
      : []),
  ];
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={settings.data && sentence(settings.data.keep_days)}
        actions={
          <>
            <Button disabled={!settings.data} onClick={() => setDialog("keep")}>
              {t("keep.title")}
            </Button>
            <Button onClick={() => setDialog("check")}>{t("check.open")}</Button>
          </>
        }
        loadingLabel={t("loading")}
        search={t("search")}
        searchHint={t("searchHint")}
        filters={filters}
        found={data?.more ? t("more", { count: data.total, lines: count(data.total) }) : undefined}
        end={<ListExport endpoint={exportLogs} filters={toFilters(state)} user={STAFF} />}
        table={{
          columns,
          rowId,
          expansion: {
            render: (entry) => <LogDetail entry={entry} />,
            label: (entry) => {
              const action = text.entry(entry);
              return entry.seq === null
                ? t("detail.newest", { action, when: dateTime(entry.at) })
                : t("detail.of", { action, seq: entry.seq });
            },
          },
          renderNarrow: (entry) => (
            <ListRow
              status={nameOf(entry)}
              aside={dateTime(entry.at)}
              title={text.entry(entry)}
              foot={[entry.company_name, entry.address].filter(Boolean).join(" · ")}
            />
          ),
        }}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        noMatch={{ title: t("noMatch") }}
      />
      {dialog === "check" && <CheckDialog onClose={() => setDialog(null)} />}
      {dialog === "keep" && settings.data && (
        <RetentionDialog
          days={settings.data.keep_days}
          firstAt={settings.data.first_at}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );

  function sentence(days: number | null): string {
    return days === null ? t("sentence") : t("sentenceDays", { count: days, days: count(days) });
  }
}
