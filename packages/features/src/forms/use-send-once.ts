import { TimeoutError } from "@candor/api/client";
import { useRef } from "react";
import { isUnanswered } from "./unanswered.ts";

/** How it is known whether something was made although no answer came. */
export interface Made<Values, Item> {
  /** What is there before it is sent, as far as it was read; absent where it was not: it is then asked for. */
  known?: readonly Item[] | undefined;
  /** What is there now, among it what these values would make. */
  latest: (values: Values) => Promise<readonly Item[]>;
  /** Tells one from another, and from itself where it was made anew. */
  keyOf: (item: Item) => string;
  isOf: (item: Item, values: Values) => boolean;
  /**
   * Makes what an earlier try made of other values into what is wanted now, unless it is that already; null where that try
   * did not make it. Without, changed values are sent as others.
   */
  change?: (item: Item, values: Values, earlier: Values) => Promise<Item> | null;
}

/** Milliseconds to wait for what is there already: a first try does not depend on it. */
const PATIENCE_MS = 3_000;
/** Longer where it does: nothing is sent a second time without having looked. */
const LOOK_MS = 15_000;

const inTime = <T>(work: Promise<T>, ms: number) =>
  Promise.race([work, new Promise<never>((_, late) => setTimeout(() => late(new TimeoutError(ms)), ms))]);

/** A try whose answer was lost. */
interface Lost<Values> {
  values: Values;
  /** What was there before it. */
  there: ReadonlySet<string>;
  /** It was to change what an earlier one made. */
  changing?: boolean;
}

/**
 * Sends what must not be made twice. Where no answer came, it looks for what was sent among what was not there before: at
 * once, and again before it sends once more.
 */
export function useSendOnce<Values, Item>(
  send: (values: Values) => Promise<Item>,
  { known, latest, keyOf, isOf, change }: Made<Values, Item>,
): (values: Values) => Promise<Item> {
  /**
   * By what was sent: other values are looked for elsewhere. Nothing was there before where it could not be told: what is of
   * these values then counts as made.
   */
  const lost = useRef(new Map<string, Lost<Values>>()).current;
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf));
  const arrived = async ({ values, there }: Lost<Values>) =>
    (await inTime(latest(values), LOOK_MS)).find((item) => !there.has(keyOf(item)) && isOf(item, values));
  return async (values) => {
    const asked = JSON.stringify(values);
    const again = lost.get(asked);
    const made =
      (again && (await madeBy(again))) ??
      (await changed(values, asked)) ??
      (await sent(values, asked, again?.there));
    lost.clear();
    return made;
  };

  async function madeBy(again: Lost<Values>): Promise<Item | null | undefined> {
    const made = await arrived(again);
    // What stands there may still be as the earlier try made it, or somebody else's.
    return made && again.changing && change ? change(made, again.values, again.values) : made;
  }

  async function changed(values: Values, asked: string): Promise<Item | null> {
    if (!change) return null;
    for (const earlier of lost.values()) {
      const made = await arrived(earlier);
      const becomes = made && change(made, values, earlier.values);
      if (!becomes) continue;
      return await becomes.catch((error: unknown) => {
        if (isUnanswered(error)) lost.set(asked, { values, there: earlier.there, changing: true });
        throw error;
      });
    }
    return null;
  }

  async function sent(values: Values, asked: string, before?: ReadonlySet<string>): Promise<Item> {
    const there = before ?? (await keysBefore(values));
    try {
      return await send(values);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      lost.set(asked, { values, there });
      const made = await arrived({ values, there }).catch(() => undefined);
      if (!made) throw error;
      return made;
    }
  }

  async function keysBefore(values: Values): Promise<ReadonlySet<string>> {
    if (known) return keysOf(known);
    return inTime(latest(values), PATIENCE_MS).then(keysOf, () => new Set<string>());
  }
}
