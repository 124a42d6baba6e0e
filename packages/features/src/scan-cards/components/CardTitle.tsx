import { type CardReply, useCardTitle } from "../../applications/index.ts";
import * as css from "./ScanCards.css.ts";

/** What customers read over the card, in the language that it is looked at in. */
export function CardTitle({ card }: { card: Pick<CardReply, "title" | "source"> }) {
  const titleOf = useCardTitle();
  return <h2 className={css.title}>{titleOf(card)}</h2>;
}
