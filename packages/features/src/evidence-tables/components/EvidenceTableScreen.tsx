import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { DetailScreen } from "../../frames/index.ts";
import { type EvidenceTableState, evidenceTablesAddress } from "../address.ts";
import { useEntry } from "../queries.ts";
import { TableEditor } from "./TableEditor.tsx";

export interface EvidenceTableScreenProps {
  address: AddressState<EvidenceTableState>;
  onDirtyChange: (dirty: boolean) => void;
  /** It is gone: the list is next. */
  onRemoved: () => void;
}

/** One layout: form at the start, what customers would see beside it. */
export function EvidenceTableScreen({ address, ...on }: EvidenceTableScreenProps) {
  const { t } = useTranslation("evidence-tables");
  const query = useEntry(address.state.entryId ?? "");
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["mis.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: evidenceTablesAddress.href(), label: t("title") }}
    >
      {(entry) => <TableEditor key={entry.id} entry={entry} address={address} {...on} />}
    </DetailScreen>
  );
}
