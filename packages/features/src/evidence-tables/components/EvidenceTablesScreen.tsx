import { type DataColumn, ListRow } from "@candor/ui/data";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Table2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type EvidenceTablesState, evidenceTableHref } from "../address.ts";
import { type Entry, useEntries } from "../queries.ts";
import { NewTableDialog } from "./NewTableDialog.tsx";

export interface EvidenceTablesScreenProps {
  address: AddressState<EvidenceTablesState>;
  /** A layout was made: its page is next. */
  onCreated: (id: string) => void;
}

const rowId = ({ id }: Entry) => id;
const rowHref = ({ id }: Entry) => evidenceTableHref(id);

/** How tables of evidence are laid out: those that staff configured. */
export function EvidenceTablesScreen({ address, onCreated }: EvidenceTablesScreenProps) {
  const { t } = useTranslation("evidence-tables");
  const format = useFormat();
  const query = useEntries(address.state);
  const [creating, setCreating] = useState(false);
  const stateOf = useMemo(
    () => (entry: Entry) =>
      entry.draft ? t("state.draft") : entry.enable ? t("state.published") : t("state.off"),
    [t],
  );
  const columns = useMemo(
    (): DataColumn<Entry>[] => [
      {
        id: "title",
        header: t("column.title"),
        overflow: "clamp",
        cell: ({ data }) => format.text(data.title),
      },
      { id: "key", header: t("column.key"), width: 220, cell: ({ key }) => key },
      {
        id: "columns",
        header: t("column.columns"),
        width: 100,
        align: "end",
        yields: true,
        cell: ({ data }) => format.count(data.columns.length),
      },
      { id: "state", header: t("column.state"), width: 200, cell: stateOf },
      {
        id: "updated",
        header: t("column.updated"),
        width: 240,
        yields: true,
        cell: ({ updated_at, updated_by }) =>
          format.series([format.date(updated_at), updated_by ?? ""].filter(Boolean)),
      },
    ],
    [t, format, stateOf],
  );
  const create = (
    <Button variant="primary" icon={<Icon of={Table2} />} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  return (
    <>
      <ListScreen
        address={address}
        query={query}
        title={t("title")}
        sentence={query.data && t("sentence", { count: query.data.total })}
        actions={create}
        loadingLabel={t("loading")}
        search={t("search")}
        table={{
          columns,
          rowId,
          rowHref,
          renderNarrow: (entry) => (
            <ListRow title={format.text(entry.data.title)} aside={stateOf(entry)} foot={entry.key} />
          ),
        }}
        empty={<EmptyState title={t("empty.title")} description={t("empty.text")} action={create} />}
      />
      {creating && <NewTableDialog onClose={() => setCreating(false)} onCreated={onCreated} />}
    </>
  );
}
