import { useState } from "react";
import { asGiven, type ColumnLayout } from "./layout.ts";

/** A layout that this browser remembers under a key of its own. What cannot be read counts as nothing chosen. */
export function useColumnLayout(storageKey: string): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [layout, setLayout] = useState(() => read(storageKey));
  return [
    layout,
    (next) => {
      setLayout(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Storage is full or refused: the choice holds until the page is left.
      }
    },
  ];
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

function read(storageKey: string): ColumnLayout {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return asGiven;
    const { order, hidden } = stored as Record<string, unknown>;
    return isList(order) && isList(hidden) ? { order, hidden } : asGiven;
  } catch {
    return asGiven;
  }
}
