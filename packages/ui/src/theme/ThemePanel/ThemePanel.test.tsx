import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import { useKeyCombination } from "../use-key-combination.ts";
import * as stories from "./ThemePanel.stories.tsx";

const { Default } = composeStories(stories);
const token = (name: string) =>
  getComputedStyle(page.getByRole("button", { name: "Create scan" }).element()).getPropertyValue(
    `--cd-${name}`,
  );

it("sets corners from 4 to 24 in steps of 2 by keyboard", async () => {
  show(<Default />);
  const slider = page.getByRole("slider", { name: /^Border radius/ });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "4 px");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(token("radius-r4")).toBe("6px");
  await userEvent.keyboard("{End}");
  expect(token("radius-r4")).toBe("24px");
  await userEvent.keyboard("{ArrowRight}");
  expect(token("radius-r4")).toBe("24px");
  await page.getByRole("button", { name: "Restore defaults" }).click();
  expect(token("radius-r4")).toBe("4px");
});

it("sets face, density, accent and appearance", async () => {
  show(<Default />);
  const choose = (name: string) => page.getByRole("radio", { name }).click({ force: true });
  await choose("Poppins");
  await expect.poll(() => token("font-sans")).toMatch(/^"Poppins"/);
  await choose("Compact");
  await expect.poll(() => token("row-line")).toBe("36px");
  await choose("Plum");
  await expect.poll(() => token("color-ink")).toBe("#53195d");
  await choose("Dark");
  await expect.poll(() => token("color-ink")).toBe("#f4d4f4");
});

const onPress = vi.fn();

function Secret() {
  const [open, setOpen] = useState(false);
  useKeyCombination({ code: "F9", alt: true, shift: true }, () => {
    onPress();
    setOpen(!open);
  });
  return open ? <Default /> : null;
}

it("is asked for by a key combination, and only by it", async () => {
  show(<Secret />);
  await userEvent.keyboard("{F9}{Shift>}{F9}{/Shift}");
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard("{Alt>}{Shift>}{F9}{/Shift}{/Alt}");
  await expect.element(page.getByRole("dialog", { name: "Look" })).toHaveFocus();
});
