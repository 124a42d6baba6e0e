import { type DataColumn, ListRow } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState } from "../../address/index.ts";
import { ListScreen, type ListScreenProps } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { Entry } from "../entry.ts";

/** What every list of configuration shows of an entry. */
type Listed = Omit<Entry<unknown>, "data" | "revision">;

export interface ConfigListProps<S extends ListState, T extends Listed>
  extends Pick<
    ListScreenProps<S, T>,
    "query" | "sentence" | "actions" | "create" | "empty" | "filters" | "end" | "note"
  > {
  address: AddressState<S>;
  title: string;
  loadingLabel: string;
  search: string;
  searchHint?: string;
  titleOf: (entry: T) => string;
  hrefOf: (entry: T) => string;
  /** Between the id and the state. */
  columns?: readonly DataColumn<T>[];
  /** The column of the state, and what it says. Default: whether it is published, a draft or switched off. */
  state?: { header: string; of: (entry: T) => string };
}

const rowId = ({ id }: { id: string }) => id;

/** The entries of one kind of configuration: what each is called, its state, who changed it last. */
export function ConfigList<S extends ListState, T extends Listed>(props: ConfigListProps<S, T>) {
  const { titleOf, hrefOf, columns: own, state, ...screen } = props;
  const { t } = useTranslation("config-editor");
  const format = useFormat();
  const stateHeader = state?.header;
  const stateOf = useMemo(
    () =>
      state?.of ??
      (({ draft, enable }: T) => t(draft ? "state.draft" : enable ? "state.published" : "state.off")),
    [t, state?.of],
  );
  const columns = useMemo(
    (): DataColumn<T>[] => [
      { id: "title", header: t("column.title"), overflow: "clamp", cell: titleOf },
      { id: "key", header: t("column.key"), width: 220, cell: ({ key }) => key },
      ...(own ?? []),
      {
        id: "state",
        header: stateHeader ?? t("column.state"),
        width: stateHeader ? 180 : 140,
        cell: stateOf,
      },
      {
        id: "updated",
        header: t("column.updated"),
        width: 220,
        yields: true,
        cell: ({ updated_at, updated_by }) => format.details([format.date(updated_at), updated_by]),
      },
    ],
    [t, format, stateHeader, stateOf, titleOf, own],
  );
  return (
    <ListScreen
      {...screen}
      table={{
        columns,
        rowId,
        rowHref: hrefOf,
        renderNarrow: (entry) => <ListRow title={titleOf(entry)} aside={stateOf(entry)} foot={entry.key} />,
      }}
    />
  );
}
