import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./PasswordField.stories.tsx";
import { PasswordField } from "./PasswordField.tsx";

const { Rules } = composeStories(stories);

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

it("says which rules are met while the password is typed", async () => {
  show(<Rules />);
  const field = page.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAccessibleDescription(/characters ?, not met yet A digit ?, not met yet/);
  await field.fill("ledger paper 17");
  await expect.element(field).toHaveAccessibleDescription(/characters ?, met A digit ?, met/);
  await field.fill("ledger");
  await expect.element(field).toHaveAccessibleDescription(/characters ?, not met yet/);
});
