import { BarRates, Stat } from "@candor/ui/figures";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../../platform/index.ts";
import type { ApplicationCardHead, CardFigureData } from "../types.ts";
import { useCardTitle } from "../words.ts";
import * as css from "./applications.css.ts";

export interface CardTeaserProps {
  card: ApplicationCardHead;
  /** Its own page; absent: it leads nowhere. */
  href?: string;
}

/** One card on the overview of its application: title, sentence, figures. */
export function CardTeaser({ card, href }: CardTeaserProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const { Link } = usePlatform();
  const titleOf = useCardTitle();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.cardTitle}>
        {href === undefined ? titleOf(card) : <Link href={href}>{titleOf(card)}</Link>}
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
        />
      ))}
    </section>
  );
}

/** At most five parts as bars, each with its number: neither pie nor map is drawn. */
function Figure({ figure, card }: { figure: CardFigureData; card: string }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const caption = format.text(figure.title ?? figure.by);
  if (figure.chart === "figure") {
    return <Stat label={caption} value={format.count(figure.whole)} />;
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
          label: format.text(label),
          value: (value / most) * 100,
          text: format.count(value),
        }))}
      />
    </div>
  );
}
