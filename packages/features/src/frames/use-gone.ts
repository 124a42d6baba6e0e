import { useEffect, useState } from "react";
import type { AddressState, Dropped } from "../address/index.ts";
import type { AnyFilter, ListFilter } from "./filters.ts";

/** What an address asks for that is there no more: it is left out of the address, and named until it is dismissed. */
export function useGone<S>(address: AddressState<S>, filters: readonly ListFilter<S>[]) {
  const [gone, setGone] = useState<readonly Dropped[]>([]);
  const { state, initial, correct } = address;
  const found = (filters as readonly AnyFilter[]).flatMap((filter) => {
    if ((filter.kind !== "several" && filter.kind !== "one") || !filter.complete) return [];
    const key = filter.key as keyof S;
    const known = new Set(filter.options.map(({ value }) => value));
    const chosen = state[key] as readonly string[] | string | null;
    const several = typeof chosen !== "string";
    const left = (several ? (chosen ?? []) : [chosen]).filter((value) => value !== "" && !known.has(value));
    const kept = several ? chosen?.filter((value) => known.has(value)) : initial[key];
    return left.length > 0 ? [{ key, label: filter.label, left, kept }] : [];
  });
  const signature = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `found` is new at each drawing, `signature` says what is in it
  useEffect(() => {
    if (found.length === 0) return;
    setGone(found.map(({ label, left }) => ({ name: label, value: left.join(",") })));
    correct(Object.fromEntries(found.map(({ key, kept }) => [key, kept])) as Partial<S>);
  }, [signature, correct]);
  return { gone, dismiss: () => setGone([]) };
}
