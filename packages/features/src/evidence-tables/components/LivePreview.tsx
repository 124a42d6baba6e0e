import { type EvidenceTableConfig, layoutOf } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { SegmentedControl, Select } from "@candor/ui/forms";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { editorCss, PreviewHead } from "../../config-editor/index.ts";
import { EvidencePreview, evidenceCatalogue } from "../../evidence/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import { type EvidenceTableState, PREVIEWS } from "../address.ts";
import { useSamples } from "../queries.ts";

const TEXTS = [commonCatalogue, evidenceCatalogue];

export interface LivePreviewProps {
  tableKey: string;
  /** The last config without a fault. */
  config: EvidenceTableConfig;
  /** A field is wrong: the preview is that of before. */
  stale: boolean;
  address: AddressState<EvidenceTableState>;
}

/** The layout on real rows of a chosen scan, drawn by what draws it for customers. */
export function LivePreview({ tableKey, config, stale, address }: LivePreviewProps) {
  const { t } = useTranslation(["evidence-tables", "config-editor"]);
  const { state, change } = address;
  const samples = useSamples(tableKey, state.scanId);
  const [from, setFrom] = useState<string | null>(null);
  const shown = useDeferredValue(config);
  const tables = samples.data?.tables ?? [];
  const chosen = tables.find((one) => one.from === from) ?? tables[0];
  const table = useMemo(() => chosen && { ...chosen.table, layout: layoutOf(shown) }, [chosen, shown]);
  return (
    <section aria-label={t("config-editor:preview.title")}>
      <PreviewHead
        language={state.language}
        onLanguageChange={(language) => change({ language }, { replace: true })}
        stale={stale}
      >
        <SegmentedControl
          label={t("preview.position")}
          size={28}
          value={state.preview}
          options={PREVIEWS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onValueChange={(preview) => change({ preview }, { replace: true })}
        />
      </PreviewHead>
      <div className={editorCss.previewHead}>
        <Select
          size={32}
          aria-label={t("config-editor:preview.scan")}
          value={samples.data?.report_id ?? ""}
          options={(samples.data?.scans ?? []).map(({ report_id, number, object_name }) => ({
            value: report_id,
            label: `S-${number} ${object_name}`,
          }))}
          onChange={(event) => change({ scanId: event.target.value }, { replace: true })}
        />
        {tables.length > 1 && (
          <Select
            size={32}
            aria-label={t("preview.from")}
            value={chosen?.from ?? ""}
            options={tables.map((one) => ({ value: one.from, label: one.from }))}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
      </div>
      <div className={editorCss.sheet}>
        {table ? (
          <InLanguage language={state.language} catalogues={TEXTS}>
            <EvidencePreview table={table} position={state.preview} />
          </InLanguage>
        ) : (
          samples.data && (
            <EmptyState
              title={t("preview.noneTitle")}
              description={t("preview.noneText", { key: tableKey })}
            />
          )
        )}
      </div>
    </section>
  );
}
