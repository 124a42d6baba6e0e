import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { TextField } from "./TextField.tsx";

const limits = {
  bound: 15,
  counterText: (used: number, most: number) => `${used} of ${most}`,
  boundNote: "Changes that would reach the limit are not accepted.",
};

function Controlled() {
  const [value, setValue] = useState("1234567890123");
  return (
    <TextField
      label="Entity name"
      bound={15}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

it("accepts a change only below the bound, and says how much is used", async () => {
  const onChange = vi.fn();
  show(<TextField label="Entity name" {...limits} onChange={onChange} />);
  const field = page.getByRole("textbox", { name: "Entity name" });
  await field.fill("Example Retai");
  await expect
    .element(field)
    .toHaveAccessibleDescription("13 of 14 Changes that would reach the limit are not accepted.");
  await userEvent.type(field, "ll");
  await expect.element(field).toHaveValue("Example Retail");
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("leaves the caret where the refused character was typed", async () => {
  show(<TextField label="Entity name" {...limits} defaultValue="12345678901234" />);
  const field = page.getByRole("textbox");
  const input = field.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(3, 3);
  await userEvent.keyboard("x");
  await expect.element(field).toHaveValue("12345678901234");
  expect(input.selectionStart).toBe(3);
});

it("keeps a controlled value under the bound", async () => {
  show(<Controlled />);
  const field = page.getByRole("textbox");
  await userEvent.type(field, "456");
  await expect.element(field).toHaveValue("12345678901234");
});

it("empties itself, tells its form, and keeps the focus", async () => {
  const onChange = vi.fn((event: { currentTarget: { value: string } }) => event.currentTarget.value);
  show(<TextField label="Email" defaultValue="lin.yue@example.com" clearLabel="Clear" onChange={onChange} />);
  await page.getByRole("button", { name: "Clear" }).click();
  const field = page.getByRole("textbox", { name: "Email" });
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(onChange).toHaveLastReturnedWith("");
  await expect.element(page.getByRole("button", { name: "Clear" })).not.toBeInTheDocument();
});

it("describes itself with its error instead of its hint", async () => {
  const { show: again } = show(<TextField label="Email" hint="Your work address." required />);
  const field = page.getByRole("textbox", { name: "Email" });
  await expect.element(field).toHaveAccessibleDescription("Your work address.");
  await expect.element(field).toBeRequired();
  again(<TextField label="Email" hint="Your work address." error="Enter an email address." />);
  await expect.element(field).toHaveAccessibleDescription("Enter an email address.");
  await expect.element(field).toBeInvalid();
});
