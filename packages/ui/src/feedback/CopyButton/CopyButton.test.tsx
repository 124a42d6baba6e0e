import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./CopyButton.stories.tsx";

const { Default } = composeStories(stories);

afterEach(() => vi.restoreAllMocks());

it("says that it copied only once it did, until it is left", async () => {
  const clipboard = Promise.withResolvers<void>();
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockReturnValue(clipboard.promise);
  show(<Default />);
  const button = page.getByRole("button");
  await button.click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("8F3A-21C7");
  await expect.element(button).toHaveAccessibleName("Copy");
  clipboard.resolve();
  await expect.element(button).toHaveAccessibleName("Copied");
  // A browser that refuses now: what it said before no longer holds.
  writeText.mockRejectedValue(new DOMException("refused", "NotAllowedError"));
  await button.click();
  await expect.element(button).toHaveAccessibleName("Copy");
  writeText.mockResolvedValue();
  await button.click();
  await expect.element(button).toHaveAccessibleName("Copied");
  await userEvent.tab();
  await expect.element(button).toHaveAccessibleName("Copy");
});
