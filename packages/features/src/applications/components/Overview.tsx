import { KeyValueList } from "@candor/ui/data";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { ApplicationCardHead, ApplicationDetail } from "../types.ts";
import * as css from "./applications.css.ts";
import { CardTeaser } from "./CardTeaser.tsx";

export interface OverviewProps {
  detail: ApplicationDetail;
  /** Where a card's own page is. */
  cardHref: (card: ApplicationCardHead) => string;
}

/** All that is known of the application itself, then its cards in the order that staff configured. */
export function Overview({ detail, cardHref }: OverviewProps) {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const { application, website, policy_url, number } = detail;
  const facts: [id: string, value: string | null][] = [
    ["address", application.url],
    ["version", application.object_version_name],
    ["assessed", t("assessedIn", { number, date: format.dateTime(application.time) })],
    ["certificate", website?.certificate_subject ?? null],
    [
      "validity",
      website?.certificate_valid_from && website.certificate_expires_at
        ? t("fromTo", {
            from: format.date(website.certificate_valid_from),
            to: format.date(website.certificate_expires_at),
          })
        : null,
    ],
    ["policy", policy_url ?? (website ? t("noPolicy") : null)],
    ["browser", website ? t("browserOf", { version: website.browser }) : null],
  ];
  return (
    <>
      <Section title={t("about")}>
        <KeyValueList
          items={facts.flatMap(([id, value]) =>
            value === null
              ? []
              : [
                  {
                    id,
                    label: t(`fact.${id as "address"}`),
                    value: <span className={css.fact}>{value}</span>,
                  },
                ],
          )}
        />
      </Section>
      <div className={css.cards}>
        {detail.cards.map((card) => (
          <CardTeaser key={card.card_key} card={card} href={cardHref(card)} />
        ))}
      </div>
    </>
  );
}
