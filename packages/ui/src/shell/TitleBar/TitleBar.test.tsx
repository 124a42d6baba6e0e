import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./TitleBar.stories.tsx";

const { Default, WithTip, LongLabel } = composeStories(stories);
const shownTip = () => document.querySelector("[popover]:popover-open")?.textContent;

it("leads back by link, or calls back", async () => {
  show(<WithTip />);
  await expect.element(page.getByRole("link", { name: "Back to checks" })).toHaveAttribute("href", "/checks");
  const onClick = vi.fn();
  show(<Default back={{ label: "Back", onClick }} />);
  await page.getByRole("button", { name: "Back" }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

it("says more about the title on focus, until Escape", async () => {
  show(<WithTip />);
  const info = page.getByRole("button", { name: "About this page" });
  await expect.element(info).toHaveAccessibleDescription("Results of the assessment of 18 Nov 2026");
  await userEvent.tab();
  await expect.poll(shownTip).toBe("Back to checks");
  await userEvent.tab();
  await expect.poll(shownTip).toBe("Results of the assessment of 18 Nov 2026");
  await userEvent.keyboard("{Escape}");
  await expect.poll(shownTip).toBeUndefined();
});

it("tells a title on hover only where it is cut off", async () => {
  show(<LongLabel />);
  const title = page.getByText(/^Personal data leaves/).first();
  await title.hover();
  await expect.poll(shownTip).toContain("without a filed standard contract");
  show(<Default />);
  await page.getByText("Check detail").last().hover();
  await expect.poll(shownTip).toBeUndefined();
});
