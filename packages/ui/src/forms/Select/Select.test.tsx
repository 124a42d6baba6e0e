import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Select.stories.tsx";

const { FieldError } = composeStories(stories);

it("begins with nothing chosen, says what is wrong, and offers no closed option", async () => {
  const onChange = vi.fn((event: { currentTarget: { value: string } }) => event.currentTarget.value);
  const options = [
    { value: "eu", label: "European Union" },
    { value: "cn", label: "Chinese mainland", disabled: true },
  ];
  show(<FieldError options={options} onChange={onChange} />);
  const select = page.getByRole("combobox", { name: "Region" });
  await expect.element(select).toHaveDisplayValue("Choose a region");
  await expect.element(select).toHaveAccessibleDescription("Choose a region.");
  await expect.element(select).toBeInvalid();
  await expect.element(select).toBeRequired();
  await expect.element(page.getByRole("option", { name: "Chinese mainland" })).toBeDisabled();
  await select.selectOptions("European Union");
  expect(onChange).toHaveLastReturnedWith("eu");
});
