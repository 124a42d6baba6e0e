import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { PasswordField } from "./PasswordField.tsx";

it("shows and hides what is typed", async () => {
  show(
    <PasswordField
      label="Password"
      defaultValue="secret"
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  );
  const field = page.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});
