import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** Distance of a character from the top of the window. */
function topOf(text: Node | null | undefined, at: number): number {
  const range = document.createRange();
  if (!text) throw new Error("no text");
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().top;
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
  const text = heading.element().firstChild;
  for (let width = 220; width <= 420; width += 20) {
    again(at(width));
    for (const pair of ["新增", "风险", "解决", "分数"])
      expect(topOf(text, words.indexOf(pair) + 1), `${pair} at ${width} px`).toBe(
        topOf(text, words.indexOf(pair)),
      );
    expect(topOf(text, words.length - 1)).toBeGreaterThan(topOf(text, 0));
  }
  again(at(60));
  expect(heading.element().scrollWidth).toBeLessThanOrEqual(60);
});
