import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEBOUNCE_MS } from "./search/use-search-text.ts";
import { useSettled } from "./use-settled.ts";

let root: Root;
let seen: string[];

function Asking({ text }: { text: string }) {
  seen.push(useSettled(text));
  return null;
}
const type = (text: string) => flushSync(() => root.render(<Asking text={text} />));
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it("has a value at first, and the next one when typing rests: what lies between is never asked about", () => {
  type("a");
  expect(seen).toEqual(["a"]);
  for (const text of ["ab", "abc", "abcd"]) {
    type(text);
    pass(DEBOUNCE_MS - 1);
  }
  expect(new Set(seen)).toEqual(new Set(["a"]));
  pass(1);
  expect(new Set(seen)).toEqual(new Set(["a", "abcd"]));
});
