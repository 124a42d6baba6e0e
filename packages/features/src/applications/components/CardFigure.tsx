import { lazy, useEffect, useMemo } from "react";
import type { TableState } from "../../evidence/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { lanesOf } from "../lifetimes.ts";
import type { CardReply } from "../types.ts";
import { LifetimeRuler } from "./LifetimeRuler.tsx";

const sharing = () => import("./SharingFigure.tsx");
const borders = () => import("./BordersFigure.tsx");
const Sharing = lazy(sharing);
const Borders = lazy(borders);

/** Fetches the drawing of one of the product's own cards while the card is still on its way. */
export function useFigureAhead(card: string | null): void {
  useEffect(() => {
    const load = card === "data_sharing" ? sharing : card === "cross_border" ? borders : null;
    // Without it the drawing asks again, and tells.
    load?.().catch(() => {});
  }, [card]);
}

export interface CardFigureProps {
  card: CardReply;
  state: TableState;
  onStateChange: (change: Partial<TableState>) => void;
}

/** The drawing over a card's tables, where its source has one; within a Suspense boundary that holds the tables too. */
export function CardFigure({ card, state, onStateChange }: CardFigureProps) {
  const { language } = usePlatform();
  const lanes = useMemo(() => (card.source === "cookies" ? lanesOf(card) : []), [card]);
  if (card.layout === "table") return null;
  switch (card.source) {
    case "data_sharing":
      return <Sharing card={card} language={language} state={state} onStateChange={onStateChange} />;
    case "cross_border":
      return <Borders card={card} language={language} onStateChange={onStateChange} />;
    case "cookies":
      return lanes.length > 0 ? <LifetimeRuler lanes={lanes} /> : null;
    default:
      return null;
  }
}
