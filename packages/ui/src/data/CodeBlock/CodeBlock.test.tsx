import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./CodeBlock.stories.tsx";

const { Empty, LongLines, Tools } = composeStories(stories);

it("wraps long lines when asked, and then has nothing to scroll to", async () => {
  show(<LongLines />);
  const block = page.getByRole("region", { name: /Call stack/ });
  await expect.element(block).toHaveAttribute("data-more-end");
  const wrap = page.getByRole("button", { name: "Wrap lines" });
  await expect.element(wrap).toHaveAttribute("aria-pressed", "false");
  await wrap.click();
  await expect.element(wrap).toHaveAttribute("aria-pressed", "true");
  await expect.element(block).not.toHaveAttribute("data-more-end");
});

it("says that there is none, with nothing to copy", async () => {
  show(<Empty />);
  await expect.element(page.getByText("No call stack was recorded.")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

it("copies the whole code", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  show(<Tools />);
  await page.getByRole("button", { name: "Copy" }).click();
  expect(writeText).toHaveBeenCalledWith(stories.default.args.code);
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  writeText.mockRestore();
});
