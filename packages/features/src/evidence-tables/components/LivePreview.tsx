import { type EvidenceTable, type EvidenceTableConfig, layoutOf } from "@candor/api/entities";
import { useCallback, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { SamplePreview } from "../../config-editor/index.ts";
import type { EvidenceTableState } from "../address.ts";
import { useSamples } from "../queries.ts";

export interface LivePreviewProps {
  tableKey: string;
  /** The last config without a fault. */
  config: EvidenceTableConfig;
  /** A field is wrong: the preview is that of before. */
  stale: boolean;
  address: AddressState<EvidenceTableState>;
}

/** The layout on real rows of a chosen scan. */
export function LivePreview({ tableKey, config, stale, address }: LivePreviewProps) {
  const { t } = useTranslation("evidence-tables");
  const { data: samples } = useSamples(tableKey, address.state.scanId);
  const deferred = useDeferredValue(config);
  const shown = useCallback(
    (table: EvidenceTable): EvidenceTable => ({ ...table, layout: layoutOf(deferred) }),
    [deferred],
  );
  return (
    <SamplePreview
      {...{ address, stale, samples, shown }}
      noneTitle={t("preview.noneTitle")}
      noneText={t("preview.noneText", { key: tableKey })}
    />
  );
}
