import { type TemplateContent, type TemplateType, TextTooLongError, tableTold } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { SegmentedControl, Select } from "@candor/ui/forms";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { editorCss, PreviewHead } from "../../config-editor/index.ts";
import { EvidencePreview, evidenceCatalogue } from "../../evidence/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import { PREVIEWS, type VersionState } from "../address.ts";
import { useSamples } from "../queries.ts";

const TEXTS = [commonCatalogue, evidenceCatalogue];

export interface TemplatePreviewProps {
  type: TemplateType;
  /** The last one without a fault. */
  content: TemplateContent;
  stale: boolean;
  address: AddressState<VersionState>;
}

/** The template on real rows of a chosen scan, told and drawn by what does it for customers. */
export function TemplatePreview({ type, content, stale, address }: TemplatePreviewProps) {
  const { t } = useTranslation(["evidence-templates", "config-editor"]);
  const { state, change } = address;
  const samples = useSamples(state.scanId);
  const [from, setFrom] = useState<string | null>(null);
  const shown = useDeferredValue(content);
  const tables = samples.data?.tables ?? [];
  const chosen = tables.find((one) => one.from === from) ?? tables[0];
  const table = useMemo(() => {
    if (!chosen) return undefined;
    try {
      return tableTold({ type, content: shown }, chosen.table);
    } catch (error) {
      if (error instanceof TextTooLongError) return null;
      throw error;
    }
  }, [chosen, shown, type]);
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
        {tables.length > 0 && (
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
        {table && (
          <InLanguage language={state.language} catalogues={TEXTS}>
            <EvidencePreview table={table} position={state.preview} />
          </InLanguage>
        )}
        {table === null && <p role="alert">{t("preview.tooLong")}</p>}
        {samples.data && !chosen && (
          <EmptyState title={t("preview.noneTitle")} description={t("preview.noneText")} />
        )}
      </div>
      {chosen && (
        <p className={editorCss.quiet}>
          {t("preview.keys", { keys: chosen.table.columns.map(({ key }) => key).join(", ") })}
        </p>
      )}
    </section>
  );
}
