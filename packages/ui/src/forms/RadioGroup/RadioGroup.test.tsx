import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./RadioGroup.stories.tsx";

const { Default, Hints, FieldError } = composeStories(stories);
const radio = (name: RegExp) => page.getByRole("radio", { name });

it("is one stop for Tab, chosen from by arrow keys and by a label's press", async () => {
  const onValueChange = vi.fn((_value: string) => {});
  show(<Default onValueChange={onValueChange} />);
  await userEvent.tab();
  await expect.element(radio(/^Until/)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio(/^Forever/)).toBeChecked();
  await expect.element(radio(/^Until/)).not.toBeChecked();
  await page.getByText("Until the next assessment").click();
  expect(onValueChange.mock.calls).toEqual([["forever"], ["next"]]);
});

it("closes what cannot be chosen, and is described by its error", async () => {
  const { show: again } = show(<Hints />);
  await expect.element(radio(/^Forever/)).toBeDisabled();
  await expect.element(radio(/^Until/)).toBeEnabled();
  again(<FieldError />);
  const group = page.getByRole("radiogroup", { name: "Duration" });
  await expect.element(group).toHaveAccessibleDescription("Choose how long.");
  await expect.element(group).toBeInvalid();
});
