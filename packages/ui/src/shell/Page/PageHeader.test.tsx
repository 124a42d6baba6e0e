import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** Distance of a character of an element's text from the top of the window. */
function topOf(element: Element, at: number): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const length = text.textContent?.length ?? 0;
    if (left < length) {
      const range = document.createRange();
      range.setStart(text, left);
      range.setEnd(text, left + 1);
      return range.getBoundingClientRect().top;
    }
    left -= length;
  }
  throw new Error("no text");
}

it("breaks a Chinese title after a phrase, and a phrase only where it has no room", async () => {
  const words = "新增 0 项风险，解决 0 项，分数仍为 33。";
  const at = (width: number) => (
    <div lang="zh-CN" style={{ width }}>
      <PageHeader title={words} size="sentence" />
    </div>
  );
  const { show: again } = show(at(300));
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  const text = heading.element();
  for (let width = 220; width <= 420; width += 20) {
    again(at(width));
    for (const pair of ["新增", "风险", "解决", "分数"])
      expect(topOf(text, words.indexOf(pair) + 1), `${pair} at ${width} px`).toBe(
        topOf(text, words.indexOf(pair)),
      );
    for (const counted of ["0 项风", "0 项，"])
      expect(topOf(text, words.indexOf(counted) + 2), `${counted} at ${width} px`).toBe(
        topOf(text, words.indexOf(counted)),
      );
    expect(topOf(text, words.length - 1)).toBeGreaterThan(topOf(text, 0));
  }
  again(at(60));
  expect(heading.element().scrollWidth).toBeLessThanOrEqual(60);
});

it("breaks a phrase that is longer than a line with its mark and its number kept where they belong", async () => {
  const words = "37 项未通过的检查尚未指派负责人。";
  const at = (width: number) => (
    <div lang="zh-CN" style={{ width }}>
      <PageHeader title={words} size="sentence" />
    </div>
  );
  const { show: again } = show(at(358));
  const heading = page.getByRole("heading", { level: 1, name: words });
  await expect.element(heading).toBeVisible();
  for (let width = 180; width <= 380; width += 10) {
    again(at(width));
    const text = heading.element();
    expect(topOf(text, words.indexOf("项")), `at ${width} px`).toBe(topOf(text, 0));
    expect(topOf(text, words.length - 1), `at ${width} px`).toBe(topOf(text, words.length - 2));
  }
});
