import type { ScanResult } from "@candor/api/entities";
import { SegmentedControl } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckProse, EvidencePanel, FixSteps, proseOf } from "../../../evidence/index.ts";
import { useFormat, usePlatform } from "../../../platform/index.ts";
import { engineTexts } from "../../result-texts.ts";
import * as css from "./ResultPanel.css.ts";

const SIDES = ["customer", "engine"] as const;

export interface ResultToldProps {
  result: ScanResult;
  /** The evidence is being edited elsewhere. */
  withoutEvidence: boolean;
}

/** What the customer reads of a result; where an expert changed it, the engine's is one press away. */
export function ResultTold({ result, withoutEvidence }: ResultToldProps) {
  const { t } = useTranslation("scans");
  const { text } = useFormat();
  const { language } = usePlatform();
  const [side, setSide] = useState<(typeof SIDES)[number]>("customer");
  const { texts, engine_evidence: engine } = result;
  const ofEngine = side === "engine";
  const said = ofEngine ? null : texts;
  const shown = {
    ...result,
    summary: said?.summary ?? result.summary,
    what_is_wrong: result.what_is_wrong && (said?.what_is_wrong ?? result.what_is_wrong),
  };
  const steps = (said?.how_to_fix ?? engineTexts(result).how_to_fix)[language]
    .split("\n")
    .filter((line) => line.trim() !== "");
  return (
    <>
      {(texts !== null || engine !== null) && (
        <div className={css.block}>
          <SegmentedControl
            label={t("told.label")}
            size={28}
            value={side}
            options={SIDES.map((value) => ({ value, label: t(`told.${value}`) }))}
            onValueChange={setSide}
          />
        </div>
      )}
      <div className={css.block}>
        <h3 className={css.heading}>{t(shown.what_is_wrong ? "detail.wrong" : "detail.checked")}</h3>
        <CheckProse texts={proseOf(shown).map(text)} />
      </div>
      {shown.what_is_wrong && steps.length > 0 && (
        <div className={css.block}>
          <h3 className={css.heading}>{t("detail.fix")}</h3>
          <FixSteps steps={steps} />
        </div>
      )}
      {!withoutEvidence && (
        <div className={css.block}>
          <h3 className={css.heading}>{t("detail.evidence")}</h3>
          <EvidencePanel
            evidence={ofEngine ? (engine ?? result.evidence) : result.evidence}
            screenshots={result.screenshots}
          />
        </div>
      )}
    </>
  );
}
