import { type CampaignFunnel, FUNNEL_STEPS } from "@candor/api/entities";
import { BarRates } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import * as css from "./campaigns.css.ts";

/** How far a campaign's visitors came: each step of the requests beside those that were submitted. */
export function Funnel({ funnel }: { funnel: CampaignFunnel }) {
  const { t } = useTranslation("campaigns");
  const { count, percent } = useFormat();
  const { opened, submitted } = funnel;
  return (
    <section aria-label={t("funnel.title")}>
      <h2 className={css.part}>{t("funnel.title")}</h2>
      <p className={css.small}>{t("funnel.opened", { count: opened, n: count(opened) })}</p>
      <BarRates
        caption={t("funnel.title")}
        rates={FUNNEL_STEPS.filter((step) => step !== "opened").map((step) => {
          const ratio = submitted === 0 ? null : funnel[step] / submitted;
          return {
            id: step,
            label: t("funnel.step", { step: t(`step.${step}`), n: count(funnel[step]) }),
            value: ratio === null ? null : ratio * 100,
            text: ratio === null ? "–" : percent(ratio),
          };
        })}
      />
    </section>
  );
}
