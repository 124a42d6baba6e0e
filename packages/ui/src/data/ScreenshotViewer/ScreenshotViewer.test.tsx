import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as grid from "./ScreenshotGrid.stories.tsx";
import * as viewer from "./ScreenshotViewer.stories.tsx";
import { shots } from "./samples.ts";
import { zoomBy } from "./zoom.ts";

const { Default: Viewer, FailingImage, One } = composeStories(viewer);
const { Default: Grid, FailingImage: FailingGrid } = composeStories(grid);
const dialog = (name: RegExp) => page.getByRole("dialog", { name });

it("opens the thumbnail that was pressed", async () => {
  const onOpen = vi.fn();
  show(<Grid onOpen={onOpen} />);
  await page.getByRole("button", { name: /Enlarge: Cookies already stored/ }).click();
  expect(onOpen).toHaveBeenCalledWith(1);
});

it("goes to the others by keys and buttons, around the ends", async () => {
  show(<Viewer />);
  await expect.element(dialog(/Banner visible/)).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dialog(/whole start page/)).toBeVisible();
  await page.getByRole("button", { name: "Next screenshot" }).click();
  await expect.element(dialog(/Banner visible/)).toBeVisible();
  await expect.element(page.getByText("1 of 3")).toBeVisible();
});

it("zooms, and then leaves the arrow keys to scrolling", async () => {
  show(<Viewer />);
  const image = page.getByRole("img", { name: /Banner visible/ });
  await expect.element(image).toBeVisible();
  const fitted = image.element().getBoundingClientRect().width;
  await userEvent.keyboard("+++");
  await expect.element(page.getByText("200%")).toBeVisible();
  expect(image.element().getBoundingClientRect().width).toBeGreaterThan(fitted * 2);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog(/Banner visible/)).toBeVisible();
  await userEvent.keyboard("0");
  await expect.element(page.getByText("Full width")).toBeVisible();
});

it("says that a picture could not be loaded", async () => {
  const { show: again } = show(<FailingGrid />);
  await expect.element(page.getByText(/could not be loaded/)).toBeVisible();
  again(<FailingImage />);
  await expect.element(page.getByRole("dialog").getByText(/could not be loaded/)).toBeVisible();
});

it("has nowhere to go with one picture", async () => {
  show(<One shots={shots.slice(0, 1)} />);
  await expect.element(dialog(/Banner visible/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next screenshot" })).not.toBeInTheDocument();
});

it("stops at the smallest and the largest size", () => {
  expect(zoomBy("fit", -1)).toBe("fit");
  expect(zoomBy("fit", 1)).toBe(0.5);
  expect(zoomBy(4, 1)).toBe(4);
});
