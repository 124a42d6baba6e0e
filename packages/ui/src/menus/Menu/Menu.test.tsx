import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { Menu } from "./Menu.tsx";

it("is walked by arrows past what is closed, chooses with Enter, and opens a new tab where it says so", async () => {
  const onSelect = vi.fn((_id: string) => {});
  const groups = [
    [
      { id: "guide", label: "Guide", href: "/guide", newTab: true },
      { id: "stop", label: "Stop", disabled: true, onSelect: () => onSelect("stop") },
      { id: "start", label: "Start", onSelect: () => onSelect("start") },
    ],
  ];
  show(<Menu trigger={<button type="button">Actions</button>} groups={groups} />);
  const item = (name: string) => page.getByRole("menuitem", { name });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Guide")).toHaveFocus();
  await expect.element(item("Guide")).toHaveAttribute("target", "_blank");
  await expect.element(item("Stop")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Start")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["start"]]);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

/** As where its code is fetched for who asks for it. */
function Late() {
  const [asked, setAsked] = useState(false);
  const button = (
    <button type="button" onClick={() => setAsked(true)}>
      Late
    </button>
  );
  const groups = [
    [
      { id: "csv", label: "CSV" },
      { id: "xlsx", label: "XLSX" },
    ],
  ];
  return asked ? <Menu open trigger={button} groups={groups} /> : button;
}

it.each(["{Enter}", " "])("leads to its first row where it was drawn after %j", async (key) => {
  show(<Late />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole("menuitem", { name: "CSV", exact: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "XLSX" })).toHaveFocus();
});

it("marks no row where it was drawn after a press of the pointer", async () => {
  show(<Late />);
  await page.getByRole("button", { name: "Late" }).click();
  await expect.element(page.getByRole("menu")).toHaveFocus();
});

it("tells which of a set is chosen", async () => {
  const groups = [
    [
      { id: "all", label: "Everything", checked: false },
      { id: "mine", label: "Mine", checked: true },
    ],
    [{ id: "save", label: "Save" }],
  ];
  show(<Menu open trigger={<button type="button">Views</button>} groups={groups} />);
  const chosen = (checked: boolean) => page.getByRole("menuitemradio", { checked });
  await expect.element(chosen(true)).toHaveTextContent("Mine");
  await expect.element(chosen(false)).toHaveTextContent("Everything");
  await expect.element(page.getByRole("menuitem", { name: "Save" })).toBeVisible();
});
