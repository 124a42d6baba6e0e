import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { Checkbox } from "./Checkbox.tsx";

it("is ticked by its label and says when only some are chosen", async () => {
  const { show: again } = show(<Checkbox label="All checks" indeterminate />);
  const box = page.getByRole("checkbox", { name: "All checks" });
  await expect.element(box).toBePartiallyChecked();
  again(<Checkbox label="All checks" error="Tick the box to continue." />);
  await page.getByText("All checks").click();
  await expect.element(box).toBeChecked();
  await expect.element(box).toHaveAccessibleDescription("Tick the box to continue.");
  await expect.element(box).toBeInvalid();
});
