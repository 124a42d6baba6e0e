import { getScanFile } from "@candor/api/contract";
import { EmptyState } from "@candor/ui/feedback";
import { SegmentedControl } from "@candor/ui/forms";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import {
  applicationsCatalogue,
  CardBody,
  type CardTablesState,
  CardTeaser,
} from "../../applications/index.ts";
import { editorCss, PreviewHead, ScanChoice, usePreviewLanguage } from "../../config-editor/index.ts";
import { evidenceCatalogue } from "../../evidence/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import { type EntryState, PLACES } from "../address.ts";
import type { Preview } from "../queries.ts";

const TEXTS = [commonCatalogue, evidenceCatalogue, applicationsCatalogue];
const UNSET: CardTablesState = {
  ...{ table: null, view: null, search: "", filters: {}, sort: null, descending: false },
};

export interface CardPreviewProps {
  /** Absent while it is on its way. */
  shown: Preview | undefined;
  stale: boolean;
  address: AddressState<EntryState>;
  /** It can be looked at on its own page too. */
  places: boolean;
}

/** A card on real rows of a chosen scan, drawn by what draws it for customers. */
export function CardPreview({ shown, stale, address, places }: CardPreviewProps) {
  const { t } = useTranslation(["cards", "config-editor"]);
  const { state } = address;
  const language = usePreviewLanguage(state);
  const [tables, setTables] = useState(UNSET);
  const onTables = useCallback(
    (part: Partial<CardTablesState>) => setTables((before) => ({ ...before, ...part })),
    [],
  );
  const place = places ? state.place : "overview";
  return (
    <section aria-label={t("config-editor:preview.title")}>
      <PreviewHead
        language={language}
        onLanguageChange={(next) => address.show({ language: next })}
        stale={stale}
      >
        {places && (
          <SegmentedControl
            label={t("place.label")}
            size={28}
            value={state.place}
            options={PLACES.map((value) => ({ value, label: t(`place.${value}`) }))}
            onValueChange={(next) => address.show({ place: next })}
          />
        )}
      </PreviewHead>
      <div className={editorCss.previewHead}>
        <ScanChoice
          scans={shown?.scans ?? []}
          value={shown?.report_id ?? null}
          onChange={(scanId) => address.show({ scanId })}
        />
      </div>
      <div className={editorCss.sheet}>
        {shown?.head && shown.card && (
          <InLanguage language={language} catalogues={TEXTS}>
            {place === "overview" ? (
              <CardTeaser card={shown.head} />
            ) : (
              <CardBody
                key={shown.card.source}
                card={shown.card}
                state={tables}
                onStateChange={onTables}
                textEndpoint={getScanFile}
              />
            )}
          </InLanguage>
        )}
        {shown && !shown.head && <EmptyState title={t("none.title")} description={t("none.text")} />}
      </div>
    </section>
  );
}
