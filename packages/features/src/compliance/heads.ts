import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { complianceAddress, type ScenarioScanState, type ScenarioState, scenarioHref } from "./address.ts";
import { useScenario, useScenarioScan } from "./queries.ts";

/** Texts of the top bar over one scenario. */
export function useScenarioHead({ scenarioId, objectId, assessmentId }: ScenarioState) {
  const { t } = useTranslation("compliance");
  const format = useFormat();
  const scenario = useScenario(scenarioId ?? "", objectId, assessmentId).data?.scenario;
  return {
    title: t("title"),
    backHref: complianceAddress.href({ assessmentId }),
    backLabel: t("detail.back"),
    ...(scenario && { documentTitle: format.text(scenario.title) }),
  };
}

/** Texts of the top bar over one scenario in one scan. */
export function useScenarioScanHead(state: ScenarioScanState) {
  const { t } = useTranslation("compliance");
  const format = useFormat();
  const scan = useScenarioScan(state).data;
  // An earlier scan was come to from its own assessment.
  const assessmentId = scan && scan.last_scan_id !== state.scanId ? scan.assessment_id : null;
  return {
    title: t("scan.title"),
    backHref: state.scenarioId
      ? scenarioHref(state.scenarioId, { assessmentId })
      : complianceAddress.href({ assessmentId }),
    backLabel: t("detail.back"),
    ...(scan && {
      documentTitle: format.text(scan.title),
      subtitle: t("scan.of", { object: scan.object.name, date: format.date(scan.published_at) }),
    }),
  };
}
