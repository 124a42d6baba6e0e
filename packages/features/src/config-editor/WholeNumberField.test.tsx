import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { WholeNumberField } from "./components/WholeNumberField.tsx";

function Place() {
  const [value, setValue] = useState(5);
  return (
    <>
      <WholeNumberField
        label="Order"
        min={0}
        max={1000}
        value={value}
        wrong={!(value <= 1000)}
        onChange={setValue}
      />
      <output aria-label="value">{String(value)}</output>
      <button type="button" onClick={() => setValue(7)}>
        Restore
      </button>
    </>
  );
}

const field = page.getByRole("spinbutton", { name: "Order" });
const value = page.getByRole("status", { name: "value" });
const said = page.getByText("Enter a whole number from 0 to 1,000.");

it.each(["", "1.5", "1001"])("keeps %j, and says what to enter instead", async (typed) => {
  renderOnPlatform(<Place />);
  await field.fill(typed);
  await expect.element(field).toHaveAccessibleDescription(/^Enter a whole number from 0 to 1,000\.$/);
  expect((field.element() as HTMLInputElement).value).toBe(typed);
  await field.fill("12");
  await expect.element(value).toHaveTextContent("12");
  await expect.element(said).not.toBeInTheDocument();
});

it("keeps a sign without its digits, until another number takes its place", async () => {
  renderOnPlatform(<Place />);
  await field.fill("");
  await field.click();
  await userEvent.keyboard("-");
  await expect.element(said).toBeVisible();
  await expect.element(value).toHaveTextContent("NaN");
  // The page is not told what stands there, but goes on from it.
  expect((field.element() as HTMLInputElement).validity.badInput).toBe(true);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect.element(field).toHaveValue(7);
  await expect.element(said).not.toBeInTheDocument();
});

it("takes a number as it is typed, its leading zeros too", async () => {
  renderOnPlatform(<Place />);
  await field.fill("007");
  await expect.element(value).toHaveTextContent("7");
  expect((field.element() as HTMLInputElement).value).toBe("007");
});
