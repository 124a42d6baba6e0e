import type { ReplyOf, templateSamples } from "@candor/api/contract";
import { COLUMN_POSITIONS, type EvidenceTable } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { SegmentedControl, Select } from "@candor/ui/forms";
import { memo, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { EvidencePreview, evidenceCatalogue } from "../../evidence/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import type { PreviewState } from "../preview-address.ts";
import { usePreviewLanguage } from "../use-preview-language.ts";
import * as css from "./editor.css.ts";
import { PreviewHead } from "./PreviewHead.tsx";
import { ScanChoice } from "./ScanChoice.tsx";

const TEXTS = [commonCatalogue, evidenceCatalogue];

/** Scans to choose from, and tables of the chosen one. */
export type Samples = Pick<ReplyOf<typeof templateSamples>, "report_id" | "scans" | "tables">;

export interface SamplePreviewProps<S extends PreviewState> {
  address: AddressState<S>;
  /** A field is wrong: the preview is that of before. */
  stale: boolean;
  samples: Samples | undefined;
  /** A sample as the configuration shows it, null where it cannot; the same function while nothing changes. */
  shown: (sample: EvidenceTable) => EvidenceTable | null;
  /** What is said where it cannot be shown. */
  failure?: ReactNode;
  /** What is said where the scan has no rows for it. */
  noneTitle: string;
  noneText: string;
  /** Under the preview, about the sample that is shown. */
  foot?: (sample: EvidenceTable) => ReactNode;
}

function Samples<S extends PreviewState>({
  address,
  stale,
  samples,
  shown,
  failure,
  noneTitle,
  noneText,
  foot,
}: SamplePreviewProps<S>) {
  const { t } = useTranslation("config-editor");
  const { state } = address;
  const language = usePreviewLanguage(state);
  const onChange = (part: Partial<PreviewState>) => address.show(part as Partial<S>);
  const [from, setFrom] = useState<string | null>(null);
  const tables = samples?.tables ?? [];
  const chosen = tables.find((one) => one.from === from) ?? tables[0];
  const sample = chosen?.table;
  const table = useMemo(() => sample && shown(sample), [sample, shown]);
  return (
    <section aria-label={t("preview.title")}>
      <PreviewHead
        language={language}
        onLanguageChange={(next) => onChange({ language: next })}
        stale={stale}
      >
        <SegmentedControl
          label={t("preview.position")}
          size={28}
          value={state.preview}
          options={COLUMN_POSITIONS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onValueChange={(preview) => onChange({ preview })}
        />
      </PreviewHead>
      <div className={css.previewHead}>
        <ScanChoice
          scans={samples?.scans ?? []}
          value={samples?.report_id ?? null}
          onChange={(scanId) => onChange({ scanId })}
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
      <div className={css.sheet}>
        {table && (
          <InLanguage language={language} catalogues={TEXTS}>
            <EvidencePreview table={table} position={state.preview} />
          </InLanguage>
        )}
        {table === null && failure && <p role="alert">{failure}</p>}
        {samples && !sample && <EmptyState title={noneTitle} description={noneText} />}
      </div>
      {sample && foot && <p className={css.quiet}>{foot(sample)}</p>}
    </section>
  );
}

/**
 * Real rows of a chosen scan as a configuration would show them, drawn by what draws them for customers. Drawn again
 * for another configuration, not with the key that is typed into its form.
 */
export const SamplePreview = memo(Samples) as typeof Samples;
