import { type Language, offeredTypes } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { assessmentsCatalogue, TypeNames } from "../../assessments/index.ts";
import { editorCss, PreviewHead, useFileUrls } from "../../config-editor/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import { type AssetEntry, typeOf, useAllAssetConfigs } from "../queries.ts";

const TEXTS = [commonCatalogue, assessmentsCatalogue];

export interface OfferPreviewProps {
  /** As it is typed. */
  entry: Pick<AssetEntry, "key" | "enable" | "data">;
  language: Language;
  onLanguageChange: (language: Language) => void;
  stale: boolean;
}

/** The types of a new assessment with what is typed among them, drawn by what draws them for customers. */
export function OfferPreview({ entry, language, onLanguageChange, stale }: OfferPreviewProps) {
  const { t } = useTranslation(["asset-configs", "config-editor"]);
  const others = useAllAssetConfigs().data?.list.filter(({ key }) => key !== entry.key) ?? [];
  const types = offeredTypes([entry, ...others]);
  const urlOf = useFileUrls(types.flatMap(({ icon }) => icon ?? []));
  return (
    <section aria-label={t("config-editor:preview.title")}>
      <PreviewHead language={language} onLanguageChange={onLanguageChange} stale={stale} />
      {!entry.enable && <p className={editorCss.note}>{t("offText")}</p>}
      <div className={editorCss.sheet}>
        <InLanguage language={language} catalogues={TEXTS}>
          <TypeNames
            types={types.map(({ icon, ...type }) => ({ ...type, icon_url: icon && urlOf(icon) }))}
            current={typeOf(entry)}
          />
        </InLanguage>
      </div>
    </section>
  );
}
