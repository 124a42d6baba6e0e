import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./ScrollFrame.stories.tsx";

const { Default, Fits } = composeStories(stories);
const frame = () => page.getByRole("region", { name: "Cookies" });

it("shades the edges that hide something, and scrolls by the arrow keys", async () => {
  show(<Default />);
  await expect.element(frame()).toHaveAttribute("data-more-end");
  await expect.element(frame()).not.toHaveAttribute("data-more-start");
  await userEvent.tab();
  await expect.element(frame()).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(frame()).toHaveAttribute("data-more-start");
  frame().element().scrollLeft = 10_000;
  await expect.element(frame()).not.toHaveAttribute("data-more-end");
});

it("is no stop for Tab where everything fits", async () => {
  show(<Fits />);
  await expect.element(frame()).not.toHaveAttribute("data-more-end");
  expect(frame().element()).not.toHaveAttribute("tabindex");
});
