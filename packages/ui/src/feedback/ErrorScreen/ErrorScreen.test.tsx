import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./ErrorScreen.stories.tsx";

const { Default } = composeStories(stories);

it("reloads", async () => {
  const onReload = vi.fn();
  show(<Default onReload={onReload} />);
  await expect
    .element(page.getByRole("heading", { level: 1, name: "This page stopped working" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  expect(onReload).toHaveBeenCalledOnce();
});

it("copies the references and says so", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  show(<Default />);
  await page.getByRole("button", { name: "Copy" }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("Report 8F3A-21C7\nBuild 20261118_V3.0.1");
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  writeText.mockRestore();
});

it("claims nothing when the browser refuses", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  show(<Default />);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.element(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  writeText.mockRestore();
});
