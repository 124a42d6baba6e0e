import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
import { useCard } from "../queries.ts";

type Query = ReturnType<typeof useCard>;

export interface CardFrameProps {
  objectId: string;
  scanId: string;
  card: string;
  /** The page of the application. */
  backHref: string;
  children: (card: NonNullable<Query["data"]>) => ReactNode;
}

/** One card of one scan: there, on its way, or not to be found. */
export function CardFrame({ objectId, scanId, card, backHref, children }: CardFrameProps) {
  const { t } = useTranslation("applications");
  return (
    <DetailScreen
      query={useCard(objectId, scanId, card)}
      loadingLabel={t("loadingCard")}
      missing={{
        codes: ["check.analysis_not_found"],
        title: t("missing.cardTitle"),
        text: t("missing.cardText"),
      }}
      level={2}
      back={{ href: backHref, label: t("backToOne") }}
    >
      {children}
    </DetailScreen>
  );
}
