import {
  type EvidenceTable,
  type TemplateContent,
  type TemplateType,
  TextTooLongError,
  tableTold,
  templatesBrought,
} from "@candor/api/entities";
import { useCallback, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { SamplePreview } from "../../config-editor/index.ts";
import { useFormat } from "../../platform/index.ts";
import type { VersionState } from "../address.ts";
import { useSamples } from "../queries.ts";

export interface TemplatePreviewProps {
  type: TemplateType;
  /** The last one without a fault. */
  content: TemplateContent;
  stale: boolean;
  address: AddressState<VersionState>;
}

/** The template on real rows of a chosen scan, told by what tells it to customers. */
export function TemplatePreview({ type, content, stale, address }: TemplatePreviewProps) {
  const { t } = useTranslation("evidence-templates");
  const format = useFormat();
  const { data: samples } = useSamples(address.state.scanId);
  const deferred = useDeferredValue(content);
  const shown = useCallback(
    (table: EvidenceTable): EvidenceTable | null => {
      try {
        return tableTold({ type, content: deferred }, table);
      } catch (error) {
        if (error instanceof TextTooLongError) return null;
        throw error;
      }
    },
    [deferred, type],
  );
  const foot = useCallback(
    (table: EvidenceTable) => {
      const brought = templatesBrought(deferred, table);
      return format.sentences([
        t("preview.keys", { keys: table.columns.map(({ key }) => key).join(", ") }),
        deferred.conditions.length > 0 &&
          (brought.length > 0
            ? t("preview.brings", { names: format.series(brought) })
            : t("preview.bringsNone")),
      ]);
    },
    [deferred, format, t],
  );
  return (
    <SamplePreview
      {...{ address, stale, samples, shown, foot }}
      failure={t("preview.tooLong")}
      noneTitle={t("preview.noneTitle")}
      noneText={t("preview.noneText")}
    />
  );
}
