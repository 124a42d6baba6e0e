import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { MultiSelect } from "./MultiSelect.tsx";

const options = ["GDPR", "PIPL", "CPRA"].map((name) => ({ value: name, label: name }));

function Framework() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      label="Framework"
      clearLabel="Clear"
      options={options}
      value={value}
      onValueChange={setValue}
    />
  );
}

it("is worked with keys alone, and gives the focus back", async () => {
  show(<Framework />);
  const button = page.getByRole("button", { name: /^Framework/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("checkbox", { name: "GDPR" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown} {ArrowDown} ");
  await expect.element(page.getByRole("checkbox", { name: "CPRA" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "GDPR" })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent("Framework2");
});

it("clears", async () => {
  show(<Framework />);
  await page.getByRole("button", { name: /^Framework/ }).click();
  await page.getByRole("checkbox", { name: "PIPL" }).click();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByRole("checkbox", { name: "PIPL" })).not.toBeChecked();
});
