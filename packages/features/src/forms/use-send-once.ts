import { useRef } from "react";
import { isUnanswered } from "./unanswered.ts";

/**
 * Sends what must not be done twice. Where no answer came, `find` looks for what was sent, at once and before it is sent
 * again; it answers null where that is not there.
 */
export function useSendOnce<Values, Result>(
  send: (values: Values) => Promise<Result>,
  find: (values: Values) => Promise<Result | null>,
): (values: Values) => Promise<Result> {
  const lost = useRef(false);
  const found = (values: Values) => find(values).catch(() => null);
  return async (values) => {
    const arrived = lost.current ? await found(values) : null;
    if (arrived !== null) return arrived;
    try {
      return await send(values);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      lost.current = true;
      const there = await found(values);
      if (there === null) throw error;
      return there;
    }
  };
}
