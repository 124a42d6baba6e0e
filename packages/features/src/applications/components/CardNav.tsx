import { Tabs } from "@candor/ui/data";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { ApplicationCardHead } from "../types.ts";
import { useCardTitle } from "../words.ts";
import * as css from "./applications.css.ts";

/** The tab of the application itself. */
const OVERVIEW = "#overview";

export interface CardNavProps {
  cards: readonly ApplicationCardHead[];
  /** The open card; null: the application itself. */
  value: string | null;
  onChange: (card: ApplicationCardHead | null) => void;
}

/** The cards of an application beside each other, as its pages. */
export function CardNav({ cards, value, onChange }: CardNavProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const titleOf = useCardTitle();
  return (
    <Tabs
      className={css.nav}
      label={t("pages")}
      value={value ?? OVERVIEW}
      onValueChange={(next) => onChange(cards.find(({ card_key }) => card_key === next) ?? null)}
      tabs={[
        { value: OVERVIEW, label: t("overview") },
        ...cards.map((card) => ({
          value: card.card_key,
          label: titleOf(card),
          count: format.count(card.total),
        })),
      ]}
    />
  );
}
