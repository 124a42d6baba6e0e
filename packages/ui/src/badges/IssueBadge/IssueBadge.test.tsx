import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./IssueBadge.stories.tsx";

const { Default, AllPassed, AssetType, ColorTypes, IssuesOnly, NotAssessed, UnknownLevel } =
  composeStories(stories);

/** What a screen reader is given. */
function spoken(container: HTMLElement) {
  for (const part of container.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return container.textContent;
}

it.each([
  ["issues", Default, "There are 3 issues in your assets"],
  ["no issues", AllPassed, "All assets passed this check"],
])("shows a sentence on hover and reads it aloud for %s", async (_name, Story, sentence) => {
  const { container } = show(<Story />);
  await page.elementLocator(container.querySelector("[data-tip]") as Element).hover();
  await expect.poll(() => document.querySelector("[popover]:popover-open")?.textContent).toBe(sentence);
  expect(spoken(container)).toBe(sentence);
});

it("has no tip where nothing was assessed, and says so", () => {
  const { container } = show(<NotAssessed />);
  expect(container.querySelector("[data-tip]")).toBeNull();
  expect(spoken(container)).toBe("Not assessed");
});

it("writes the word in place of a glyph for issues of any level, and for a level nobody knows", async () => {
  const { container, show: again } = show(<IssuesOnly />);
  await expect.element(page.getByText("Issues", { exact: true })).toBeVisible();
  expect(container.querySelector("svg")).toBeNull();
  again(<UnknownLevel />);
  await expect.element(page.getByText("Issues", { exact: true })).toBeVisible();
});

it("draws colour types 0 and 2 with the level's glyph", () => {
  const { container } = show(<ColorTypes />);
  const glyphs = [...container.querySelectorAll("[data-tip]")].map(
    (badge) => badge.querySelectorAll("svg").length,
  );
  expect(glyphs).toEqual([1, 0, 1]);
});

it("says that all passed at zero", async () => {
  show(<AllPassed />);
  await expect.element(page.getByText("All passed", { exact: true })).toBeVisible();
  await expect.element(page.getByText("of 5 assets")).not.toBeInTheDocument();
});

it("draws the kind of asset beside the level", () => {
  const signs = (Story: typeof Default) => show(<Story />).container.querySelectorAll("svg").length;
  expect(signs(AssetType)).toBe(signs(Default) + 1);
});
