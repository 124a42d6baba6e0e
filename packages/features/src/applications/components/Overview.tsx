import { KeyValueList } from "@candor/ui/data";
import { BarRates, Stat } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { ApplicationCardHead, ApplicationDetail, CardFigureData } from "../types.ts";
import { useCardTitle } from "../words.ts";
import * as css from "./applications.css.ts";

export interface OverviewProps {
  detail: ApplicationDetail;
  /** Where a card's own page is. */
  cardHref: (card: ApplicationCardHead) => string;
}

/** All that is known of the application itself, then its cards in the order that staff configured. */
export function Overview({ detail, cardHref }: OverviewProps) {
  const { t } = useTranslation(["applications", "common"]);
  const format = useFormat();
  const { Link } = usePlatform();
  const titleOf = useCardTitle();
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
          <section key={card.card_key} className={css.card} aria-labelledby={`card-${card.card_key}`}>
            <h2 id={`card-${card.card_key}`} className={css.cardTitle}>
              <Link href={cardHref(card)}>{titleOf(card)}</Link>
            </h2>
            <p className={css.quiet}>
              {card.sub_title && format.text(card.sub_title) !== ""
                ? format.text(card.sub_title)
                : t(`cardSentence.${card.source}`, { count: card.total, value: format.count(card.total) })}
            </p>
            {(card.total > 0 ? card.figures : []).map((figure) => (
              <Figure
                key={`${figure.chart} ${figure.by.en} ${figure.title?.en}`}
                figure={figure}
                card={titleOf(card)}
                total={card.total}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** At most five parts as bars, each with its number: neither pie nor map is drawn. */
function Figure({ figure, card, total }: { figure: CardFigureData; card: string; total: number }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const caption = figure.title
    ? format.text(figure.title)
    : t("figureBy", { column: format.text(figure.by) });
  if (figure.chart === "figure") {
    return <Stat label={caption} value={format.count(total)} />;
  }
  const most = Math.max(...figure.parts.map(({ value }) => value), figure.rest, 1);
  const rest = figure.rest > 0 ? [{ label: { en: t("rest"), cn: t("rest") }, value: figure.rest }] : [];
  return (
    <div>
      {/* The caption says it with the card's name: two cards may be split by the same column. */}
      <p className={css.quiet} aria-hidden="true">
        {caption}
      </p>
      <BarRates
        caption={t("figureOf", { card, caption })}
        empty={t("noneSeen")}
        rates={[...figure.parts, ...rest].map(({ label, value }, at) => ({
          id: `${label.en} ${at}`,
          label:
            figure.kind === "region" && at < figure.parts.length
              ? format.region(label.en)
              : format.text(label),
          value: (value / most) * 100,
          text: format.count(value),
        }))}
      />
    </div>
  );
}
