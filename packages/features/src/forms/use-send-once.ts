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
}

/** Milliseconds to wait for what is there already: a first try does not depend on it. */
const PATIENCE_MS = 3_000;
/** Longer where it does: nothing is sent a second time without having looked. */
const LOOK_MS = 15_000;

const inTime = <T>(work: Promise<T>, ms: number) =>
  Promise.race([work, new Promise<never>((_, late) => setTimeout(() => late(new TimeoutError(ms)), ms))]);

/**
 * Sends what must not be made twice. Where no answer came, it looks for what was sent among what was not there before: at
 * once, and again before it sends once more.
 */
export function useSendOnce<Values, Item>(
  send: (values: Values) => Promise<Item>,
  { known, latest, keyOf, isOf }: Made<Values, Item>,
): (values: Values) => Promise<Item> {
  /**
   * What was there before the first try whose answer was lost, by what was sent: other values are looked for elsewhere.
   * Nothing where it could not be told: what is of these values then counts as made.
   */
  const before = useRef(new Map<string, ReadonlySet<string>>()).current;
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf));
  const arrived = async (values: Values, there: ReadonlySet<string>) =>
    (await inTime(latest(values), LOOK_MS)).find((item) => !there.has(keyOf(item)) && isOf(item, values));
  return async (values) => {
    const asked = JSON.stringify(values);
    const lost = before.get(asked);
    const made = (lost && (await arrived(values, lost))) ?? (await sent(values, asked, lost));
    before.clear();
    return made;
  };

  async function sent(values: Values, asked: string, lost?: ReadonlySet<string>): Promise<Item> {
    const there = lost ?? (await keysBefore(values));
    try {
      return await send(values);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      before.set(asked, there);
      const made = await arrived(values, there).catch(() => undefined);
      if (!made) throw error;
      return made;
    }
  }

  async function keysBefore(values: Values): Promise<ReadonlySet<string>> {
    if (known) return keysOf(known);
    return inTime(latest(values), PATIENCE_MS).then(keysOf, () => new Set<string>());
  }
}
