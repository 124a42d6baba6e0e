import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setNativeValue } from "../../internal/native-value.ts";
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

it("says that a pasted text is too long, until the next change that is accepted", async () => {
  const { bound, boundNote } = limits;
  show(<TextField label="Entity name" {...{ bound, boundNote }} />);
  const field = page.getByRole("textbox", { name: "Entity name" });
  await field.fill("Example Retail and Sons");
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByRole("alert")).toHaveTextContent(boundNote);
  await expect.element(field).toHaveAccessibleDescription(boundNote);
  await field.fill("Example");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
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

it("lets a text that came too long be shortened, and grow again only below the bound", async () => {
  show(<TextField label="Entity name" {...limits} defaultValue="12345678901234567" />);
  const field = page.getByRole("textbox");
  await userEvent.type(field, "{Backspace}x");
  await expect.element(field).toHaveValue("1234567890123456");
});

it("lets an input method compose past the bound, and applies it to what is written in the end", async () => {
  const onChange = vi.fn((event: { currentTarget: { value: string } }) => event.currentTarget.value);
  show(<TextField label="Entity name" {...limits} defaultValue="1234567890123" onChange={onChange} />);
  const field = page.getByRole("textbox");
  const input = field.element() as HTMLInputElement;
  const compose = (step: string, text: string) => {
    if (step === "compositionstart") input.dispatchEvent(new CompositionEvent(step, { bubbles: true }));
    setNativeValue(input, text);
    if (step === "compositionend") input.dispatchEvent(new CompositionEvent(step, { bubbles: true }));
  };
  compose("compositionstart", "1234567890123shi");
  await expect.element(field).toHaveValue("1234567890123shi");
  compose("compositionend", "1234567890123市");
  await expect.element(field).toHaveValue("1234567890123市");
  compose("compositionstart", "1234567890123市qu");
  compose("compositionend", "1234567890123市区");
  await expect.element(field).toHaveValue("1234567890123市");
  expect(onChange).toHaveLastReturnedWith("1234567890123市");
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
