import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { Tabs } from "./Tabs.tsx";

function Evidence() {
  const [value, setValue] = useState("cookies");
  const tabs = ["cookies", "requests", "shots"].map((name) => ({
    value: name,
    label: name,
    content: `Table of ${name}`,
  }));
  return <Tabs label="Evidence" tabs={tabs} value={value} onValueChange={setValue} />;
}

it("moves with arrow keys, around the end, and shows the tab it reached", async () => {
  show(<Evidence />);
  await userEvent.tab();
  await expect.element(page.getByRole("tab", { name: "cookies" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("tab", { name: "shots" })).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "shots" })).toHaveTextContent("Table of shots");
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "requests", selected: true })).toHaveFocus();
  // The row is one stop: Tab goes on from it, and does not walk its tabs.
  await userEvent.tab();
  expect(page.getByRole("tablist").element()).not.toContainElement(document.activeElement as HTMLElement);
});
