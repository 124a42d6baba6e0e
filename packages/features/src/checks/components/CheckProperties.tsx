import type { CheckDetail } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { checksHref, DEFAULT_CHECKS_QUERY } from "../query.ts";
import * as css from "./CheckDetailPanel.css.ts";

export interface CheckPropertiesProps {
  check: CheckDetail;
}

/** Where a check belongs and when it was detected. */
export function CheckProperties({ check }: CheckPropertiesProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const { Link } = usePlatform();
  const objectChecks = checksHref({ ...DEFAULT_CHECKS_QUERY, objectId: check.object_id });
  const facts = [
    [
      "object",
      <Link key="object" href={objectChecks}>
        {check.object_name}
      </Link>,
    ],
    ["type", t(`common:assetType.${check.asset_type}`)],
    ["scenario", format.text(check.scenario)],
    ["category", format.text(check.category)],
    ["owner", check.owner ?? t("detail.unassigned")],
    ["resolution", t(`resolution.${check.resolution}`)],
    ["detected", format.dateTime(check.assessed_at)],
    [
      "assessment",
      <Link key="assessment" href={`/assessment/detail/${check.assessment_id}`}>
        {t("detail.seeAssessment")}
      </Link>,
    ],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.term}>{t(`detail.${name}`)}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
