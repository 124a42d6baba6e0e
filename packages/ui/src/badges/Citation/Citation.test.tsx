import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Citation.stories.tsx";

const { Overflow } = composeStories(stories);

it("opens the other references and closes them with Escape", async () => {
  show(<Overflow />);
  const hidden = page.getByText("GDPR Art. 7(3)");
  await expect.element(hidden).not.toBeVisible();

  const more = page.getByRole("button", { name: "2 more references" });
  await expect.element(more).toHaveTextContent("+2");
  await more.click();
  await expect.element(hidden).toBeVisible();

  await userEvent.keyboard("{Escape}");
  await expect.element(hidden).not.toBeVisible();
  await expect.element(more).toHaveFocus();
});

it("stands next to its button", async () => {
  show(<Overflow />);
  const more = page.getByRole("button", { name: "2 more references" });
  await more.click();
  const button = more.element().getBoundingClientRect();
  const popover = document.querySelector("[popover]")?.getBoundingClientRect();
  expect(Math.abs((popover?.top ?? 0) - button.bottom)).toBeLessThanOrEqual(8);
  expect(Math.abs((popover?.left ?? 0) - button.left)).toBeLessThanOrEqual(1);
});
