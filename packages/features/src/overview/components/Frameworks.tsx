import { BarRates } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { checksHref } from "../../checks/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

export interface FrameworksProps {
  rates: Sheet["framework_rates"];
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
}

/** Share of passed checks of the five laws that stand worst. */
export function Frameworks({ rates, assessmentId }: FrameworksProps) {
  const { t } = useTranslation(["overview", "common"]);
  const format = useFormat();
  const { Link } = usePlatform();
  if (rates.length === 0) return <p className={css.muted}>{t("frameworks.none")}</p>;
  return (
    <>
      <BarRates
        caption={t("frameworks.title")}
        rates={rates.map(({ framework, passed, total }) => ({
          id: framework,
          label: t(`common:framework.${framework}`),
          value: (passed / total) * 100,
          text: (
            <Link href={checksHref({ frameworks: [framework], assessmentId })} className={css.plain}>
              {format.percent(passed / total)}
            </Link>
          ),
        }))}
      />
      <p className={css.note}>{t("frameworks.note")}</p>
    </>
  );
}
