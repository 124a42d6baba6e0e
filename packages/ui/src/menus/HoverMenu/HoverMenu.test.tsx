import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import type { MenuGroups } from "../entries.ts";
import { HoverMenu } from "./HoverMenu.tsx";

const onSelect = vi.fn();
const groups: MenuGroups = [
  [
    {
      kind: "sub",
      id: "language",
      label: "Language",
      groups: [
        [
          { id: "en", label: "English", checked: true },
          { id: "cn", label: "简体中文", checked: false, onSelect },
        ],
      ],
    },
    { kind: "text", id: "zone", label: "Time zone", value: "UTC+8" },
  ],
  [{ id: "out", label: "Log out", onSelect }],
];

const stage = () =>
  show(
    <div style={{ display: "flex", justifyContent: "flex-end", padding: 40 }}>
      <HoverMenu label="Lin Yue" trigger="LY" groups={groups} />
      <button type="button">Next</button>
    </div>,
  );
const trigger = page.getByRole("button", { name: "Lin Yue" });
const item = (name: string) => page.getByRole("menuitem", { name });

it("opens on hover and closes after the pointer left", async () => {
  await stage();
  await trigger.hover();
  await item("Log out").hover();
  await expect.element(item("Log out")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).hover();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("opens on keyboard focus without taking the focus, and closes when it moves on", async () => {
  await stage();
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole("menu", { name: "Lin Yue" })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("is walked with arrow keys; Escape gives the focus back and leaves it closed", async () => {
  await stage();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Language")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Log out")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Language")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("goes into a side list and out of it, and closes after a choice", async () => {
  await stage();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Language")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toHaveFocus();
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(item("Language")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
