import { BarRates } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Sheet } from "../queries.ts";
import * as css from "./Overview.css.ts";

/** Share of passed checks of the five laws that stand worst. */
export function Frameworks({ rates }: { rates: Sheet["framework_rates"] }) {
  const { t } = useTranslation(["overview", "common"]);
  const format = useFormat();
  if (rates.length === 0) return <p className={css.muted}>{t("frameworks.none")}</p>;
  return (
    <>
      <BarRates
        caption={t("frameworks.title")}
        rates={rates.map(({ framework, passed, total }) => ({
          id: framework,
          label: t(`common:framework.${framework}`),
          value: (passed / total) * 100,
          text: format.percent(passed / total),
        }))}
      />
      <p className={css.note}>{t("frameworks.note")}</p>
    </>
  );
}
