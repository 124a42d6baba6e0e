import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./AnchoredTooltip.stories.tsx";

const { Default, Below } = composeStories(stories);

afterEach(() => page.viewport(1280, 800));

const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
const bubble = () => {
  const found = page.getByRole("status").element().parentElement;
  if (!found) throw new Error("not rendered");
  return found.getBoundingClientRect();
};

it("stands at the end of its anchor", async () => {
  show(<Default />);
  await expect.element(page.getByText("Start the next assessment here")).toBeVisible();
  expect(Math.round(bubble().left)).toBe(Math.round(box("New assessment").right + 10));
});

it("stands under it when told so", async () => {
  show(<Below />);
  await expect.element(page.getByText("Start the next assessment here")).toBeVisible();
  expect(Math.round(bubble().top)).toBe(Math.round(box("New assessment").bottom + 10));
});

it("goes under it when the window becomes narrow, and stays inside", async () => {
  show(<Default />);
  await page.viewport(320, 700);
  await expect.poll(() => Math.round(bubble().top)).toBe(Math.round(box("New assessment").bottom + 10));
  expect(bubble().left).toBeGreaterThanOrEqual(12);
  expect(bubble().right).toBeLessThanOrEqual(320 - 12);
});
