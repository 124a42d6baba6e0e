import { flushSync } from "react-dom";
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
/** Ms between the pointer leaving and the menu closing. */
const hideDelay = 150;
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

it("closes 150 ms after the pointer left, unless it comes back before", async () => {
  await stage();
  await trigger.hover();
  const menu = page.getByRole("menu", { name: "Lin Yue" });
  await expect.element(menu).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  const cross = (type: "pointerover" | "pointerout") => {
    const mouse = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
    flushSync(() => trigger.element().dispatchEvent(new PointerEvent(type, mouse)));
  };
  cross("pointerout");
  pass(hideDelay - 1);
  cross("pointerover");
  pass(hideDelay * 2);
  expect(menu.query()).not.toBeNull();
  cross("pointerout");
  pass(hideDelay - 1);
  expect(menu.query()).not.toBeNull();
  pass(1);
  expect(menu.query()).toBeNull();
  vi.useRealTimers();
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

it("stays closed when it is given the focus", async () => {
  await stage();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("x");
  (trigger.element() as HTMLElement).focus();
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("is walked with arrow keys; Escape gives the focus back and leaves it closed", async () => {
  await stage();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Language")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: /^Time zone/ })).toHaveFocus();
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

/** Moves the mouse as the page sees it, without the browser's own pointer. */
const move = (x: number, y: number) => {
  const at = document.elementFromPoint(x, y) ?? document.body;
  const mouse = { bubbles: true, clientX: x, clientY: y, pointerType: "mouse" };
  flushSync(() => at.dispatchEvent(new PointerEvent("pointermove", mouse)));
};
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};
const sideList = page.getByRole("menu", { name: "Language" });

it("keeps a side list while the pointer crosses other rows on its way to it, and drops it elsewhere", async () => {
  await stage();
  await trigger.hover();
  await item("Language").hover();
  await expect.element(sideList).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  const [x, y] = middle(item("Language").element());
  const list = sideList.element().getBoundingClientRect();
  move(x, y);
  // A third of the way towards the list's foot, which lies over the row below.
  move(x + (list.right - x) / 3, y + (list.bottom - y) / 3);
  pass(hideDelay);
  expect(sideList.query()).not.toBeNull();
  move(x, y);
  move(...middle(item("Log out").element()));
  pass(hideDelay);
  expect(sideList.query()).toBeNull();
  vi.useRealTimers();
});

it("stays while a pointer outside the menu is still on its way to the side list", async () => {
  await stage();
  await trigger.hover();
  await item("Language").hover();
  await expect.element(sideList).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [x, y] = middle(item("Language").element());
  move(x, y);
  const root = trigger.element().parentElement;
  const leave = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
  flushSync(() => root?.dispatchEvent(new PointerEvent("pointerout", leave)));
  const list = sideList.element().getBoundingClientRect();
  const outside = new PointerEvent("pointermove", {
    bubbles: true,
    clientX: x + (list.right - x) / 2,
    clientY: y,
    pointerType: "mouse",
  });
  flushSync(() => vi.advanceTimersByTime(hideDelay - 10));
  flushSync(() => document.body.dispatchEvent(outside));
  flushSync(() => vi.advanceTimersByTime(hideDelay - 10));
  expect(page.getByRole("menu", { name: "Lin Yue" }).query()).not.toBeNull();
  flushSync(() => vi.advanceTimersByTime(20));
  expect(page.getByRole("menu").query()).toBeNull();
  vi.useRealTimers();
});

it("opens and closes by touch", async () => {
  await stage();
  const touch = (element: Element) =>
    flushSync(() =>
      element.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerType: "touch" })),
    );
  touch(trigger.element());
  await expect.element(page.getByRole("menu", { name: "Lin Yue" })).toBeVisible();
  touch(item("Language").element());
  await expect.element(sideList).toBeVisible();
  touch(item("Language").element());
  await expect.element(sideList).not.toBeInTheDocument();
  touch(trigger.element());
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  touch(trigger.element());
  await expect.element(page.getByRole("menu", { name: "Lin Yue" })).toBeVisible();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

it("stays in a window of 320 px", async () => {
  await page.viewport(320, 700);
  show(<HoverMenu label="Lin Yue" trigger="LY" groups={groups} />);
  await userEvent.tab();
  const { left, right } = page.getByRole("menu", { name: "Lin Yue" }).element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(12);
  expect(right).toBeLessThanOrEqual(308);
  await page.viewport(1280, 800);
});
