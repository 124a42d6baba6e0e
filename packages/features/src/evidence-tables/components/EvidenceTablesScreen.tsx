import type { DataColumn } from "@candor/ui/data";
import { Icon } from "@candor/ui/icons";
import { Table2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ConfigList } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EvidenceTablesState, evidenceTableHref } from "../address.ts";
import { type Entry, useEntries } from "../queries.ts";
import { NewTableDialog } from "./NewTableDialog.tsx";

export interface EvidenceTablesScreenProps {
  address: AddressState<EvidenceTablesState>;
  /** A layout was made: its page is next. */
  onCreated: (id: string) => void;
}

const hrefOf = ({ id }: { id: string }) => evidenceTableHref(id);

/** How tables of evidence are laid out: those that staff configured. */
export function EvidenceTablesScreen({ address, onCreated }: EvidenceTablesScreenProps) {
  const { t } = useTranslation("evidence-tables");
  const format = useFormat();
  const query = useEntries(address.state);
  const titleOf = useCallback(({ data }: Pick<Entry, "data">) => format.text(data.title), [format]);
  const columns = useMemo(
    (): DataColumn<Entry>[] => [
      {
        id: "columns",
        header: t("column.columns"),
        width: 100,
        align: "end",
        yields: true,
        cell: ({ data }) => format.count(data.columns.length),
      },
    ],
    [t, format],
  );
  return (
    <ConfigList
      address={address}
      query={query}
      title={t("title")}
      sentence={query.data && t("sentence", { count: query.data.total })}
      create={{
        label: t("create"),
        icon: <Icon of={Table2} />,
        dialog: (onClose) => <NewTableDialog onClose={onClose} onCreated={onCreated} />,
      }}
      loadingLabel={t("loading")}
      search={t("search")}
      titleOf={titleOf}
      hrefOf={hrefOf}
      columns={columns}
      empty={{ title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
