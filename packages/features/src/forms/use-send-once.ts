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

/** Milliseconds to wait for what is there already: sending does not depend on it. */
const PATIENCE_MS = 3_000;
const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * Sends what must not be made twice. Where no answer came, it looks for what was sent among what was not there before: at
 * once, and again before it sends once more.
 */
export function useSendOnce<Values, Item>(
  send: (values: Values) => Promise<Item>,
  { known, latest, keyOf, isOf }: Made<Values, Item>,
): (values: Values) => Promise<Item> {
  /** What was there before the first try whose answer was lost; null where none was, or none that could be told. */
  const before = useRef<ReadonlySet<string> | null>(null);
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf));
  const arrived = async (values: Values): Promise<Item | null> => {
    const there = before.current;
    if (there === null) return null;
    const items = await latest(values).catch(() => []);
    return items.find((item) => !there.has(keyOf(item)) && isOf(item, values)) ?? null;
  };
  return async (values) => {
    const made = (await arrived(values)) ?? (await sent(values));
    before.current = null;
    return made;
  };

  async function sent(values: Values): Promise<Item> {
    const there = before.current ?? (await keysBefore(values));
    try {
      return await send(values);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      before.current = there;
      const made = await arrived(values);
      if (made === null) throw error;
      return made;
    }
  }

  async function keysBefore(values: Values): Promise<ReadonlySet<string> | null> {
    if (known) return keysOf(known);
    return Promise.race([latest(values).then(keysOf, () => null), wait(PATIENCE_MS)]);
  }
}
