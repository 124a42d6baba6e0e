import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { InstantField } from "./components/InstantField.tsx";

function Place() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <InstantField label="Ends" value={value} onChange={setValue} />
      <output aria-label="value">{JSON.stringify(value)}</output>
    </>
  );
}

it("calls a day without its time so, instead of taking it for an empty field", async () => {
  renderOnPlatform(<Place />);
  const value = page.getByRole("status", { name: "value" });
  const field = page.getByLabelText("Ends");
  await userEvent.tab();
  await userEvent.keyboard("01152027");
  await expect.element(value).toHaveTextContent('""');
  await expect.element(field).not.toHaveAccessibleErrorMessage();
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByText(/^Only a part of the day and time is given/)).toBeVisible();
  await field.fill("2027-01-15T09:30");
  await expect.element(value).toHaveTextContent(JSON.stringify(new Date("2027-01-15T09:30").toISOString()));
  await expect.element(page.getByText(/^Only a part/)).not.toBeInTheDocument();
  await field.fill("");
  await expect.element(value).toHaveTextContent("null");
});
