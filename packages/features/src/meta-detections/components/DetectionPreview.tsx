import type { Language } from "@candor/api/entities";
import { StatusLabel, Tag } from "@candor/ui/badges";
import { SegmentedControl } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { editorCss, PreviewHead, usePreviewLanguage } from "../../config-editor/index.ts";
import { CheckProse, evidenceCatalogue, FixSteps } from "../../evidence/index.ts";
import { commonCatalogue, InLanguage } from "../../platform/index.ts";
import { type MetaDetectionState, VERDICTS } from "../address.ts";
import { metaDetectionsCatalogue } from "../catalogue.ts";
import type { Detection } from "../queries.ts";
import * as css from "./MetaDetections.css.ts";

const TEXTS = [commonCatalogue, evidenceCatalogue, metaDetectionsCatalogue];

export interface DetectionPreviewProps {
  /** The last one without a fault. */
  data: Detection;
  stale: boolean;
  address: AddressState<MetaDetectionState>;
}

/** A check as customers read it, by what it came to. */
export function DetectionPreview({ data, stale, address }: DetectionPreviewProps) {
  const { t } = useTranslation("meta-detections");
  const { verdict } = address.state;
  const language = usePreviewLanguage(address.state);
  return (
    <section aria-label={t("preview.label")}>
      <PreviewHead
        language={language}
        onLanguageChange={(next) => address.show({ language: next })}
        stale={stale}
      >
        <SegmentedControl
          label={t("preview.verdict")}
          size={28}
          value={verdict}
          options={VERDICTS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onValueChange={(next) => address.show({ verdict: next })}
        />
      </PreviewHead>
      <div className={editorCss.sheet}>
        <InLanguage language={language} catalogues={TEXTS}>
          <Read data={data} verdict={verdict} language={language} />
        </InLanguage>
      </div>
    </section>
  );
}

function Read({
  data,
  verdict,
  language,
}: { data: Detection; language: Language } & Pick<MetaDetectionState, "verdict">) {
  const { t } = useTranslation(["meta-detections", "common"]);
  const status = verdict === "negative" ? data.severity : verdict === "positive" ? "passed" : "uncertain";
  const steps = data.how_to_fix[language].split("\n").filter((line) => line.trim() !== "");
  return (
    <>
      <StatusLabel status={status} label={t(`common:status.${status}`)} />
      <h3 className={css.title}>{data.titles[verdict][language]}</h3>
      <div className={css.facts}>
        {data.frameworks.map((framework) => (
          <Tag key={framework}>{t(`common:framework.${framework}`)}</Tag>
        ))}
      </div>
      <CheckProse
        texts={[verdict === "negative" ? data.what_is_wrong[language] : "", data.explain[language]]}
      />
      {verdict !== "positive" && steps.length > 0 && (
        <>
          <h4 className={css.part}>{t("field.how_to_fix")}</h4>
          <FixSteps steps={steps} />
        </>
      )}
    </>
  );
}
