import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { CommandPalette } from "./CommandPalette.tsx";

const chosen = vi.fn();
const groups = [
  {
    id: "screens",
    label: "Screens",
    items: ["Dashboard", "Checks", "Settings"].map((label) => ({
      id: label,
      label,
      keywords: label === "Settings" ? "jira" : "",
      onSelect: () => chosen(label),
    })),
  },
  {
    id: "closed",
    label: "Closed",
    items: [
      {
        id: "risk",
        label: "Risks",
        hint: "Not switched on",
        disabled: true,
        onSelect: () => chosen("Risks"),
      },
    ],
  },
];

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        label="Go to"
        searchLabel="Search"
        emptyText="Nothing found."
        groups={groups}
      />
    </>
  );
}

const option = (name: RegExp) => page.getByRole("option", { name });

async function open() {
  chosen.mockClear();
  show(<Opened />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveFocus();
}

it("marks by arrows round the ends, skips what is closed, and chooses with Enter", async () => {
  await open();
  await expect.element(option(/Dashboard/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(option(/Settings/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen.mock.calls).toEqual([["Checks"]]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
});

it("finds by other words, whatever the case, and says when nothing fits", async () => {
  await open();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}s");
  await expect.element(option(/Dashboard/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Backspace}JIRA");
  await expect.element(option(/Settings/)).toHaveAttribute("aria-selected", "true");
  expect(page.getByRole("option").elements()).toHaveLength(1);
  // Enter that ends a composition of an input method chooses nothing.
  const composing = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
  page.getByRole("combobox").element().dispatchEvent(composing);
  await userEvent.keyboard("x");
  await expect.element(page.getByRole("status")).toHaveTextContent("Nothing found.");
  await userEvent.keyboard("{Enter}");
  expect(chosen).not.toHaveBeenCalled();
});

it("does not choose what is closed, and says why it is", async () => {
  await open();
  await option(/Risks Not switched on/).click({ force: true });
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(page.getByRole("dialog", { name: "Go to" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
