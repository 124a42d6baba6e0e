import { BarRates } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Overview } from "../model.ts";
import * as css from "./FrameworkRates.css.ts";

export interface FrameworkRatesProps {
  rates: Overview["framework_rates"];
}

/** Share of passed checks for each law or framework. */
export function FrameworkRates({ rates }: FrameworkRatesProps) {
  const { t } = useTranslation("dashboard");
  const { t: common } = useTranslation();
  const format = useFormat();
  const rows = rates.map(({ framework, passed, total }) => {
    const share = total === 0 ? 0 : passed / total;
    return {
      id: framework,
      label: common(`framework.${framework}`),
      value: share * 100,
      text: format.percent(share),
    };
  });
  return (
    <Section title={t("frameworks.title")}>
      {rows.length > 0 && <BarRates caption={t("frameworks.title")} rates={rows} />}
      <p className={css.note}>{rows.length > 0 ? t("frameworks.note") : t("frameworks.none")}</p>
    </Section>
  );
}
