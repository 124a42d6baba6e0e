import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./IssueBadge.stories.tsx";

const { Default, AllPassed, Issues } = composeStories(stories);

it("reads one sentence aloud and shows it on hover", async () => {
  const { container } = show(<Default />);
  await expect.element(page.getByTitle("There are 3 issues in your assets")).toBeVisible();
  for (const part of container.querySelectorAll('[aria-hidden="true"]')) part.remove();
  expect(container.textContent).toBe("There are 3 issues in your assets");
});

it("says that all passed at zero", async () => {
  show(<AllPassed />);
  await expect.element(page.getByText("All passed", { exact: true })).toBeVisible();
  await expect.element(page.getByText("of 5 assets")).not.toBeInTheDocument();
});

it("writes the word in place of a glyph for issues of any level", async () => {
  const { container } = show(<Issues />);
  await expect.element(page.getByText("Issues", { exact: true })).toBeVisible();
  expect(container.querySelector("svg")).toBeNull();
});
