import { useEffect } from "react";
import { lazyOr, type TableState } from "../../evidence/index.ts";
import { usePlatform } from "../../platform/index.ts";
import type { CardReply } from "../types.ts";

const cookies = () => import("./CookiesFigure.tsx");
const sharing = () => import("./SharingFigure.tsx");
const borders = () => import("./BordersFigure.tsx");
const Cookies = lazyOr(cookies);
const Sharing = lazyOr(sharing);
const Borders = lazyOr(borders);

/** By the card's key. A card draws one of them at most, so each is a file of its own. */
const LOADS = new Map<string | null, () => Promise<unknown>>([
  ["cookies", cookies],
  ["data_sharing", sharing],
  ["cross_border", borders],
]);

/** Fetches the drawing of one of the product's own cards while the card is still on its way. */
export function useFigureAhead(card: string | null): void {
  useEffect(() => {
    // Its place says so.
    LOADS.get(card)?.().catch(() => {});
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
  if (card.layout === "table") return null;
  switch (card.source) {
    case "data_sharing":
      return <Sharing card={card} language={language} state={state} onStateChange={onStateChange} />;
    case "cross_border":
      return <Borders card={card} language={language} onStateChange={onStateChange} />;
    case "cookies":
      return <Cookies card={card} />;
    default:
      return null;
  }
}
