import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import { complianceAddress, type ScenarioState } from "./address.ts";
import { useScenario } from "./queries.ts";

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
