import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { siteCounts } from "../../internal/samples.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Vernier.stories.tsx";
import { Vernier } from "./Vernier.tsx";

const { Default, Loading, Empty, Narrow, UnknownResults, OneCheck, Caption, CaretAndFilter } =
  composeStories(stories);
const image = () => page.getByRole("img").element();

it("reads all counts aloud", async () => {
  show(<Default />);
  await expect.element(page.getByRole("img", { name: /^124 checks: 3 critical, 8 medium/ })).toBeVisible();
});

it("keeps its height whatever it shows, so that nothing below it moves", async () => {
  const heights: number[] = [];
  for (const props of [{ loading: true, counts: {} }, { empty: true, counts: {} }, { counts: siteCounts }]) {
    const { container } = show(<Vernier label="Checks" size="hero" {...props} />);
    heights.push(container.getBoundingClientRect().height);
  }
  expect(new Set(heights).size).toBe(1);
});

it("follows the width of its place with whole pitches", async () => {
  const { container } = show(<Vernier counts={siteCounts} label="Checks" size="hero" />);
  container.style.width = "800px";
  await expect.poll(() => image().getAttribute("width")).toBe(String(123 * 6 + 2));
  container.style.width = "400px";
  await expect.poll(() => image().getAttribute("width")).toBe(String(123 * 3 + 2));
  container.style.width = "200px";
  await expect.poll(() => image().getAttribute("width")).toBe("200");
});

it("never grows wider than its place", async () => {
  show(<Narrow />);
  expect(image().getBoundingClientRect().width).toBeLessThanOrEqual(390);
});

it("says which result a clicked tick has", async () => {
  const onPick = vi.fn();
  show(<Vernier counts={siteCounts} label="Checks" onPick={onPick} size="hero" width={744} />);
  await page.getByRole("img").click({ position: { x: 3 * 6 + 1, y: 50 } });
  expect(onPick).toHaveBeenCalledExactlyOnceWith("medium");
});

it("lets all other results step back while one is in force", async () => {
  const { container } = show(<Vernier counts={siteCounts} label="Checks" only="low" size="row" />);
  const faint = [...container.querySelectorAll("svg path")].filter(
    (path) => getComputedStyle(path).opacity === "0.28",
  );
  expect(faint.length).toBeGreaterThan(0);
  const colours = new Set(faint.map((path) => getComputedStyle(path).color));
  expect(colours).not.toContain("rgb(28, 147, 224)");
});

it("points at one check", async () => {
  const { container } = show(
    <Vernier caret={14} counts={siteCounts} label="Check 15 of 124" size="header" width={1180} />,
  );
  expect(container.querySelector(`path[d^="M${14 * 9 + 1.5} 34"]`)).not.toBeNull();
});

it("is busy while counts are on their way, and not afterwards", async () => {
  show(<Loading />);
  await expect
    .element(page.getByRole("img", { name: "Loading checks" }))
    .toHaveAttribute("aria-busy", "true");
  show(<Empty />);
  await expect.element(page.getByRole("img", { name: "No checks" })).not.toHaveAttribute("aria-busy");
});

it("tells its caption how many checks a tick stands for", async () => {
  const caption = ({ perTick, total }: { perTick: number; total: number }) => `${total} by ${perTick}`;
  show(<Vernier caption={caption} counts={{ passed: 100 }} label="Checks" size="hero" width={149} />);
  await expect.element(page.getByText("100 by 2", { exact: true })).toBeVisible();
});

it("draws results it does not know, and a single one", () => {
  const { container } = show(<UnknownResults />);
  expect(container.querySelectorAll("svg path").length).toBeGreaterThan(3);
  show(<OneCheck />);
  expect(page.getByRole("img", { name: "1 medium" }).element().getAttribute("width")).toBe("3");
});

it("prints what a tick stands for under the base line, from the first tick on", async () => {
  show(<Caption />);
  const words = page.getByText("1 tick = 1 check, worst first");
  await expect.element(words).toBeVisible();
  const track = image().getBoundingClientRect();
  const { left, top } = words.element().getBoundingClientRect();
  expect(left).toBe(track.left);
  expect(top).toBeGreaterThanOrEqual(track.bottom);
});

it("keeps the caret clear of the earlier assessment", () => {
  const { container } = show(<CaretAndFilter />);
  const caret = container.querySelector("svg path:last-child")?.getBoundingClientRect();
  const below = [...container.querySelectorAll("svg path")]
    .map((path) => path.getBoundingClientRect())
    .filter(({ top }) => top > (caret?.top ?? 0));
  expect(below.length).toBeGreaterThan(0);
  for (const { top } of below) expect(top).toBeGreaterThanOrEqual(caret?.bottom ?? 0);
});
