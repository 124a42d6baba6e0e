import { useEffect, useState } from "react";

/** How long, in ms, a choice is shown that its owner has not taken over; after that the owner's value counts again. */
export const settleTime = 3000;

/**
 * A controlled value whose owner may answer late, such as one that lives in the address of the page: the control
 * shows what was chosen at once and keeps it until the answer comes. Answers to earlier choices do not disturb later
 * ones; a value nobody here chose is news from outside and counts at once.
 */
export function useSettledValue<T>(
  value: T,
  onChange: (next: T) => void,
  same: (a: T, b: T) => boolean = Object.is,
): [shown: T, choose: (next: T) => void] {
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly { value: T }[]>([]);

  if (!same(known, value)) {
    setKnown(value);
    const answered = sent.findIndex((one) => same(one.value, value));
    setSent(answered < 0 ? [] : sent.slice(answered + 1));
  }

  useEffect(() => {
    if (sent.length === 0) return;
    const timer = setTimeout(setSent, settleTime, []);
    return () => clearTimeout(timer);
  }, [sent]);

  const last = sent.at(-1);
  return [
    last ? last.value : value,
    (next) => {
      setSent([...sent, { value: next }]);
      onChange(next);
    },
  ];
}

/** Whether two lists hold the same values in the same order. */
export function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
