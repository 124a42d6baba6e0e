import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { drawInSteps } from "../platform/index.ts";
import { useFirstRows } from "./use-first-rows.ts";

const ROWS = Array.from({ length: 100 }, (_, at) => at);

function List({ onDraw }: { onDraw: (rows: number) => void }) {
  onDraw(useFirstRows(ROWS, "double").length);
  return null;
}

/** How many rows each drawing has. */
function drawn(): number[] {
  const counts: number[] = [];
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<List onDraw={(rows) => counts.push(rows)} />));
  return counts;
}

it("has all rows at once on a page that is not drawn in steps", () => {
  expect(drawn()).toEqual([100]);
});

it("has those that the window has room for first, and then all", async () => {
  drawInSteps();
  const counts = drawn();
  expect(counts).toEqual([Math.ceil((innerHeight - 180) / 56) + 1]);
  await vi.waitFor(() => expect(counts.at(-1)).toBe(100));
  expect(drawn()).toEqual([100]);
});
