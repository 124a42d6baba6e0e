import { listErrorReports } from "@candor/api/contract";
import type { ErrorReport } from "@candor/api/entities";
import { type DataColumn, JsonView, ListRow } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useEndpoint, useFormat } from "../../platform/index.ts";
import { toRequest } from "../address.ts";
import * as css from "./operations.css.ts";

export interface ErrorReportsProps {
  /** From `useAddress` of `errorsAddress`. */
  address: AddressState<ListState>;
}

const rowId = ({ id }: ErrorReport) => id;

/** Where in the app it was: the address that all pages begin with would take the whole column. */
const placeIn = (page: string | null): string | null => {
  const url = page === null ? null : URL.parse(page);
  return url ? url.pathname + url.search : page;
};

/** Errors that apps reported, one row for each cause: how often, where, and the last report whole. */
export function ErrorReports({ address }: ErrorReportsProps) {
  const { t } = useTranslation("operations");
  const { count, dateTime } = useFormat();
  const query = useEndpoint(listErrorReports, toRequest(address.state), { keepPrevious: true, quiet: true });
  const columns = useMemo(
    (): readonly DataColumn<ErrorReport>[] => [
      {
        id: "error",
        header: t("errors.column.error"),
        cell: ({ name, message }) => (
          <>
            <span className={css.name}>{message || name}</span>
            {message && <span className={css.small}>{name}</span>}
          </>
        ),
      },
      {
        id: "page",
        header: t("errors.column.page"),
        width: 240,
        yields: true,
        cell: ({ page }) => placeIn(page) ?? "—",
      },
      {
        id: "count",
        header: t("errors.column.count"),
        width: 88,
        align: "end",
        cell: (one) => count(one.count),
      },
      {
        id: "last",
        header: t("errors.column.last"),
        width: 176,
        align: "end",
        cell: ({ last_at }) => dateTime(last_at),
      },
    ],
    [t, count, dateTime],
  );
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("errors.title")}
      sentence={t("errors.sentence")}
      loadingLabel={t("errors.loading")}
      search={t("errors.search")}
      searchHint={t("errors.searchHint")}
      table={{
        columns,
        rowId,
        expansion: {
          label: ({ message, name }) => t("errors.of", { message: message || name }),
          render: ({ content, first_at }) => (
            <div className={css.detail}>
              <p className={css.small}>{t("errors.first", { when: dateTime(first_at) })}</p>
              <JsonView
                label={t("errors.report")}
                json={content}
                depth={2}
                texts={{
                  count: (n) => t("errors.entries", { count: n }),
                  more: (n) => t("errors.more", { count: n }),
                  invalid: t("errors.invalid"),
                }}
                copy={{ label: t("errors.copy"), copiedLabel: t("errors.copied") }}
              />
            </div>
          ),
        },
        renderNarrow: ({ name, message, page, last_at, ...one }) => (
          <ListRow
            status={t("errors.times", { count: one.count, times: count(one.count) })}
            aside={dateTime(last_at)}
            title={message || name}
            foot={placeIn(page) ?? undefined}
          />
        ),
      }}
      empty={{ title: t("errors.emptyTitle"), text: t("errors.emptyText") }}
      noMatch={{ title: t("errors.noMatch") }}
    />
  );
}
