import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./LoadError.stories.tsx";

const { Default, Retrying } = composeStories(stories);

it("announces the failure and asks again on request", async () => {
  const onRetry = vi.fn();
  show(<Default onRetry={onRetry} />);
  const alert = page.getByRole("alert");
  await expect.element(alert.getByRole("heading", { name: "Unable to load" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("ignores presses while it asks", async () => {
  const onRetry = vi.fn();
  show(<Retrying onRetry={onRetry} />);
  await page.getByRole("button", { name: "Try again" }).click({ force: true });
  expect(onRetry).not.toHaveBeenCalled();
});
