import { useMemo } from "react";
import { lanesOf } from "../lifetimes.ts";
import type { CardReply } from "../types.ts";
import { LifetimeRuler } from "./LifetimeRuler.tsx";

/** How long the cookies of a card live; nothing where it holds none. */
export default function CookiesFigure({ card }: { card: CardReply }) {
  const lanes = useMemo(() => lanesOf(card), [card]);
  return lanes.length > 0 ? <LifetimeRuler lanes={lanes} /> : null;
}
