import { type DataColumn, ListRow } from "@candor/ui/data";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState, ListState } from "../../address/index.ts";
import { ListScreen, type ListScreenProps } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { Entry } from "../entry.ts";

export interface ConfigListProps<S extends ListState, Data>
  extends Pick<
    ListScreenProps<S, Entry<Data>>,
    "query" | "sentence" | "actions" | "filters" | "end" | "note"
  > {
  address: AddressState<S>;
  title: string;
  loadingLabel: string;
  search: string;
  titleOf: (entry: Entry<Data>) => string;
  hrefOf: (entry: Entry<Data>) => string;
  /** Between the id and the state. */
  columns?: readonly DataColumn<Entry<Data>>[];
  empty: ReactNode;
}

const rowId = ({ id }: { id: string }) => id;

/** The entries of one kind of configuration: what each is called, its state, who changed it last. */
export function ConfigList<S extends ListState, Data>(props: ConfigListProps<S, Data>) {
  const { titleOf, hrefOf, columns: own, ...screen } = props;
  const { t } = useTranslation("config-editor");
  const format = useFormat();
  const stateOf = useMemo(
    () =>
      ({ draft, enable }: Entry<Data>) =>
        t(draft ? "state.draft" : enable ? "state.published" : "state.off"),
    [t],
  );
  const columns = useMemo(
    (): DataColumn<Entry<Data>>[] => [
      { id: "title", header: t("column.title"), overflow: "clamp", cell: titleOf },
      { id: "key", header: t("column.key"), width: 220, cell: ({ key }) => key },
      ...(own ?? []),
      { id: "state", header: t("column.state"), width: 140, cell: stateOf },
      {
        id: "updated",
        header: t("column.updated"),
        width: 220,
        yields: true,
        cell: ({ updated_at, updated_by }) =>
          format.series([format.date(updated_at), updated_by ?? ""].filter(Boolean)),
      },
    ],
    [t, format, stateOf, titleOf, own],
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
