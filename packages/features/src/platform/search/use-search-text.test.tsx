import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEBOUNCE_MS, useSearchText } from "./use-search-text.ts";

let root: Root;
let type: (text: string) => void;
let shown: string;
const told = vi.fn((_search: string) => {});

function Box({ search }: { search: string }) {
  const [text, setText] = useSearchText(search, told);
  shown = text;
  type = setText;
  return null;
}
const draw = (search: string) => flushSync(() => root.render(<Box search={search} />));
const write = (text: string) => flushSync(() => type(text));
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  root = createRoot(document.createElement("div"));
  draw("");
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

it("shows what is typed at once, and tells it once typing rests", () => {
  write("coo");
  pass(DEBOUNCE_MS - 1);
  write("cookie ");
  expect(shown).toBe("cookie ");
  pass(DEBOUNCE_MS - 1);
  expect(told).not.toHaveBeenCalled();
  pass(1);
  expect(told.mock.calls).toEqual([["cookie"]]);
});

it("does not tell what is in force already, and follows a search that changes elsewhere", async () => {
  write("cookie");
  pass(DEBOUNCE_MS);
  draw("cookie");
  write("cookie ");
  pass(DEBOUNCE_MS);
  expect(told).toHaveBeenCalledTimes(1);
  draw("");
  // React draws what an effect changed in a task of its own.
  await expect.poll(() => shown).toBe("");
  pass(DEBOUNCE_MS);
  expect(told).toHaveBeenCalledTimes(1);
});

it("tells nothing once it has left", () => {
  write("cookie");
  root.unmount();
  pass(DEBOUNCE_MS);
  expect(told).not.toHaveBeenCalled();
});
