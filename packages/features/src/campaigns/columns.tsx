import { CAMPAIGN_STATES, type CampaignFunnel, FUNNEL_STEPS, type FunnelStep } from "@candor/api/entities";
import type { DataColumn } from "@candor/ui/data";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "../config-editor/index.ts";
import { useFormat, usePlatform } from "../platform/index.ts";
import { type RequestsState, requestsAddress } from "./address.ts";
import { campaignStateOf } from "./campaign-state.ts";
import * as css from "./components/campaigns.css.ts";
import type { Campaign } from "./queries.ts";

/** Which requests a step counts; of the others no list is kept. */
const COUNTED: Partial<Record<FunnelStep, RequestsState["states"]>> = {
  submitted: [],
  confirmed: CAMPAIGN_STATES.filter((state) => state !== "unconfirmed"),
  assessed: ["expert_review", "published"],
};

/** Columns of the campaigns: name, state, and a number for each step. */
export function useCampaignColumns(
  funnelOf: (entry: Entry<Campaign>) => CampaignFunnel | undefined,
): readonly DataColumn<Entry<Campaign>>[] {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const { Link } = usePlatform();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("campaigns.column.title"),
        overflow: "free",
        cell: ({ data }) => <span className={css.name}>{format.text(data.title)}</span>,
      },
      {
        id: "key",
        header: t("campaigns.column.key"),
        width: 150,
        yields: true,
        cell: ({ key }) => key,
      },
      {
        id: "state",
        header: t("campaigns.column.state"),
        width: 220,
        cell: (entry) => (
          <>
            <span className={css.name}>{t(`campaignState.${campaignStateOf(entry)}`)}</span>
            <span className={css.small}>
              {entry.data.ends_at === null
                ? t("campaigns.from", { from: format.date(entry.data.starts_at) })
                : t("campaigns.period", {
                    from: format.date(entry.data.starts_at),
                    to: format.date(entry.data.ends_at),
                  })}
            </span>
          </>
        ),
      },
      ...FUNNEL_STEPS.map(
        (step): DataColumn<Entry<Campaign>> => ({
          id: step,
          header: t(`step.${step}`),
          width: step === "result_opened" ? 136 : 104,
          align: "end",
          overflow: "free",
          cell: (entry) => {
            const n = funnelOf(entry)?.[step];
            if (n === undefined) return "–";
            const states = COUNTED[step];
            if (!states || n === 0) return format.count(n);
            return (
              <Link
                href={requestsAddress.href({ cid: entry.key, states })}
                aria-label={t("campaigns.rows", { step: t(`step.${step}`), n: format.count(n) })}
              >
                {format.count(n)}
              </Link>
            );
          },
        }),
      ),
    ],
    [t, format, funnelOf, Link],
  );
}
