import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./SegmentedControl.stories.tsx";

const { Default, LongLabel } = composeStories(stories);

it("moves the choice with arrow keys, and shows it before its owner answers", async () => {
  const onValueChange = vi.fn();
  show(<Default onValueChange={onValueChange} />);
  const group = page.getByRole("radiogroup", { name: "Figure" });
  group.getByRole("radio", { name: "PV" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("uv");
  await expect.element(group.getByRole("radio", { name: "UV" })).toBeChecked();
});

it("keeps long labels inside its width", () => {
  const { container } = show(<LongLabel />);
  const group = container.querySelector("[role=radiogroup]") as HTMLElement;
  expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(336);
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
});
