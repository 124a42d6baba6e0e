import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Tooltip.stories.tsx";

const { Default } = composeStories(stories);
const text = "There are 3 issues in your assets";
const shown = () => document.querySelector("[popover]:popover-open");
const button = page.getByRole("button", { name: "3 of 5 assets" });

it("describes its control, and is shown to the focus wherever the pointer goes, until Escape", async () => {
  show(
    <>
      <Default />
      <p>Elsewhere</p>
    </>,
  );
  await expect.element(button).toHaveAccessibleDescription(text);
  await page.getByText("Elsewhere").hover();
  await userEvent.tab();
  await expect.poll(() => shown()?.textContent).toBe(text);
  await page.getByText("Elsewhere").hover({ position: { x: 4, y: 4 } });
  expect(shown()?.textContent).toBe(text);
  await userEvent.keyboard("{Escape}");
  await expect.poll(shown).toBeNull();
});

it("stands on the side that is asked for, over what scrolls", async () => {
  show(
    <div style={{ overflow: "hidden", marginBlockStart: 100, width: "max-content" }}>
      <Default side="top" />
    </div>,
  );
  await button.hover();
  await expect.poll(() => shown()?.textContent).toBe(text);
  const { top, left } = button.element().getBoundingClientRect();
  const tip = shown()?.getBoundingClientRect();
  expect(Math.round(tip?.bottom ?? 0)).toBe(Math.round(top - 6));
  expect(tip?.left).toBe(Math.max(12, left));
});
