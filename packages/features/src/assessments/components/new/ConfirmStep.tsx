import type { AssessmentObject } from "@candor/api/entities";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import * as css from "./ConfirmStep.css.ts";

export interface ConfirmStepProps {
  chosen: readonly AssessmentObject[];
}

/** Second step: what will be visited, and how. */
export function ConfirmStep({ chosen }: ConfirmStepProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.step}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t("wizard.confirm")}
      </h2>
      <p className={css.lead}>{t("wizard.what")}</p>
      <ul>
        {chosen.map((object) => (
          <li key={object.id} className={css.object}>
            <h3 className={css.name}>{object.name}</h3>
            <dl className={css.facts}>
              <dt className={css.term}>{t("wizard.address")}</dt>
              <dd className={css.mono} translate="no">
                {object.url}
              </dd>
              <dt className={css.term}>{t("wizard.territories")}</dt>
              <dd className={css.value}>{format.list(object.territories.map(format.region))}</dd>
              <dt className={css.term}>{t("wizard.lastAssessed")}</dt>
              <dd>
                {object.last_assessed_at ? format.date(object.last_assessed_at) : t("wizard.notAssessed")}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
