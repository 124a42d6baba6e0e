import { isApiError } from "@candor/api/client";
import { misInfo } from "@candor/api/contract";
import { Tag } from "@candor/ui/badges";
import { type DataColumn, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useEndpoint, useFormat } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { KINDS, type UnknownsState } from "../address.ts";
import { KnownDialog } from "../parts.ts";
import { useReports, useUnknowns } from "../queries.ts";
import type { Unknown } from "../types.ts";
import * as css from "./Unknowns.css.ts";

export interface UnknownsScreenProps {
  /** From `useAddress` of `unknownsAddress`. */
  address: AddressState<UnknownsState>;
  /** Address of the scan's results. */
  resultsHref: string;
}

const rowId = ({ kind, name }: Unknown) => `${kind} ${name}`;

const fits =
  ({ kind, tracks, search }: UnknownsState) =>
  (one: Unknown): boolean => {
    const wanted = search.trim().toLowerCase();
    return (
      (kind === null || one.kind === kind) &&
      (!tracks || one.tracks) &&
      [one.name, ...one.hosts].some((text) => text.toLowerCase().includes(wanted))
    );
  };

/** Hosts, cookies and keys that no table knows, as one scan met them, and the way to tell the engine of them. */
export function UnknownsScreen({ address, resultsHref }: UnknownsScreenProps) {
  const { t } = useTranslation("unknowns");
  const { count } = useFormat();
  const { state } = address;
  const reports = useReports(state.scanId ?? "");
  const reportId = state.reportId ?? reports.data?.list[0]?.scan_id ?? null;
  const query = useUnknowns(reportId);
  const mayAdd = useMayAdd();
  const [adding, setAdding] = useState<Unknown | null>(null);
  const columns = useColumns();
  usePageHead({ backHref: resultsHref, backLabel: t("back") });

  const error = reports.error ?? query.error;
  if (isApiError(error) && (error.key === "scan.result_not_found" || error.key === "assessment.not_found")) {
    return (
      <EmptyState
        level={1}
        title={t("notFound")}
        description={t("notFoundText")}
        action={<Button href={resultsHref}>{t("back")}</Button>}
      />
    );
  }
  const all = query.data?.list ?? [];
  const shown = all.filter(fits(state));
  const from = (state.page - 1) * state.pageSize;
  const page = query.data && { list: shown.slice(from, from + state.pageSize), total: shown.length };
  const objects = reports.data?.list ?? [];
  return (
    <>
      <ListScreen
        address={address}
        query={{
          ...query,
          data: page,
          error,
          isFetching: reports.isFetching || query.isFetching,
          refetch: reports.error ? reports.refetch : query.refetch,
        }}
        title={t("title")}
        all={query.data && all.length}
        sentence={
          query.data &&
          t("sentence", { count: all.length, tracks: count(all.filter(({ tracks }) => tracks).length) })
        }
        loadingLabel={t("loading")}
        search={t("search")}
        filters={[
          {
            kind: "one",
            key: "reportId",
            label: t("filter.object"),
            ...(objects.length > 1 ? {} : { more: true }),
            options: objects.map(({ scan_id, object_name }) => ({ value: scan_id, label: object_name })),
            all: objects[0]?.object_name ?? "",
          },
          {
            kind: "one",
            key: "kind",
            label: t("filter.kind"),
            all: t("filter.all"),
            options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          { kind: "flag", key: "tracks", label: t("filter.tracks") },
        ]}
        table={{
          columns,
          rowId,
          linkColumn: "name",
          ...(mayAdd && { onRowOpen: setAdding }),
          renderNarrow: (one) => (
            <ListRow
              status={t(`kind.${one.kind}`)}
              title={one.name}
              foot={one.signs.map((sign) => t(`sign.${sign}`)).join(" · ")}
            />
          ),
        }}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      />
      {adding && reportId && (
        <KnownDialog unknown={adding} reportId={reportId} onClose={() => setAdding(null)} />
      )}
    </>
  );
}

/** Does the member of staff have the permission that the configuration asks for? */
function useMayAdd(): boolean {
  const permissions = useEndpoint(misInfo, {}, { quiet: true }).data?.permissions ?? [];
  return permissions.includes("super") || permissions.includes("view_detection");
}

function useColumns(): DataColumn<Unknown>[] {
  const { t } = useTranslation("unknowns");
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.name"),
        overflow: "free",
        cell: ({ name }) => (
          <span className={css.name} translate="no">
            {name}
          </span>
        ),
      },
      { id: "kind", header: t("column.kind"), width: 120, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: "signs",
        header: t("column.signs"),
        width: 280,
        overflow: "free",
        cell: ({ signs, tracks }) => (
          <span className={css.tags}>
            {signs.length === 0 && t("sign.none")}
            {signs.map((sign) => (
              <Tag key={sign} color={tracks ? "amber" : "gray"}>
                {t(`sign.${sign}`)}
              </Tag>
            ))}
          </span>
        ),
      },
      {
        id: "hosts",
        header: t("column.hosts"),
        width: 220,
        yields: true,
        overflow: "clamp",
        cell: ({ hosts }) => <span translate="no">{format.series(hosts)}</span>,
      },
      {
        id: "visits",
        header: t("column.visits"),
        width: 200,
        yields: true,
        overflow: "clamp",
        cell: ({ visits }) =>
          format.series(visits.map((visit) => t(`visit.${visit as "base" | "reject" | "accept" | "gpc"}`))),
      },
    ],
    [t, format],
  );
}
