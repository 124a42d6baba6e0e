import { lazy, Suspense, useMemo } from "react";
import type { TableState } from "../../evidence/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { lanesOf } from "../lifetimes.ts";
import type { CardReply } from "../types.ts";
import { LifetimeRuler } from "./LifetimeRuler.tsx";

const Sharing = lazy(() => import("./SharingFigure.tsx"));
const Borders = lazy(() => import("./BordersFigure.tsx"));

export interface CardFigureProps {
  card: CardReply;
  state: TableState;
  onStateChange: (change: Partial<TableState>) => void;
}

/** The drawing over a card's tables, where its source has one. */
export function CardFigure({ card, state, onStateChange }: CardFigureProps) {
  const { language } = usePlatform();
  const lanes = useMemo(() => (card.source === "cookies" ? lanesOf(card) : []), [card]);
  if (card.layout === "table") return null;
  switch (card.source) {
    case "data_sharing":
      return (
        <Suspense>
          <Sharing card={card} language={language} state={state} onStateChange={onStateChange} />
        </Suspense>
      );
    case "cross_border":
      return (
        <Suspense>
          <Borders card={card} language={language} onStateChange={onStateChange} />
        </Suspense>
      );
    case "cookies":
      return lanes.length > 0 ? <LifetimeRuler lanes={lanes} /> : null;
    default:
      return null;
  }
}
