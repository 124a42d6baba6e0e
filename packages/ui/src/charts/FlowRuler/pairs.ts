import { type CheckStatus, checkStatuses } from "../../icons/status.ts";
import { longitudeOf } from "./longitudes.ts";

/** Data that goes from one region to another. */
export interface FlowPair {
  id: string;
  /** Region code of the source: ISO 3166-1 alpha-2, or EU. */
  from: string;
  /** Region code of the recipients. */
  to: string;
  /** Data items that travel; sets the line's weight. */
  items: number;
  /** The worst result of the pair. */
  status: CheckStatus;
  /** As written at the line, such as "14 items · 3 recipients". */
  text: string;
  /** Second line, such as "No filed standard contract". */
  note?: string;
}

/** The most pairs that are drawn: the worst ones; the rest stands in the table. */
export const mostPairs = 12;

/** Worst first; the heavier first among equals. An unknown status goes last. */
export function byWorst(a: FlowPair, b: FlowPair): number {
  const rank = ({ status }: FlowPair) => {
    const place = checkStatuses.indexOf(status);
    return place < 0 ? checkStatuses.length : place;
  };
  return rank(a) - rank(b) || (b.items || 0) - (a.items || 0) || a.id.localeCompare(b.id);
}

/** Whether a pair has two different places on the ruler. */
export const hasPlace = ({ from, to }: FlowPair): boolean =>
  longitudeOf(from) !== null && longitudeOf(to) !== null && longitudeOf(from) !== longitudeOf(to);

/** Which pairs are drawn, which stand in a list because they have no place on the ruler, and how many are left. */
export function sortOut(pairs: readonly FlowPair[]) {
  const ranked = [...pairs].sort(byWorst);
  const kept = ranked.slice(0, mostPairs);
  return {
    ranked,
    drawn: kept.filter(hasPlace),
    placeless: kept.filter((pair) => !hasPlace(pair)),
    more: ranked.length - kept.length,
  };
}
