import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { show } from "../../internal/testing.tsx";
import { guideLabels, guidePages } from "../samples.ts";
import { GuideDialog } from "./GuideDialog.tsx";

const onEnd = vi.fn();
const onClosed = vi.fn();

function App() {
  const [open, setOpen] = useState(false);
  const help = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={help} type="button" onClick={() => setOpen(true)}>
        Help
      </button>
      <GuideDialog
        open={open}
        pages={guidePages}
        labels={guideLabels}
        towards={help}
        onClose={(end) => {
          onEnd(end);
          setOpen(false);
        }}
        onClosed={onClosed}
      />
    </>
  );
}

const dialog = page.getByRole("dialog", { name: "Getting started" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (name: string) => page.getByRole("heading", { level: 3, name });

beforeEach(() => {
  onEnd.mockClear();
  onClosed.mockClear();
});
afterEach(async () => {
  await emulate();
  await page.viewport(1280, 800);
});

it("leads through its five pages and ends on the last", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  show(<App />);
  await press("Help");
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next", exact: true })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Previous", exact: true })).not.toBeInTheDocument();
  for (const { title } of guidePages.slice(1)) {
    await userEvent.keyboard("{Enter}");
    await expect.element(heading(title)).toBeVisible();
  }
  await expect.element(page.getByText("5 of 5")).toBeVisible();
  await press("OK");
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("finish");
  // At once, for people who asked for less motion.
  expect(onClosed).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

it("jumps by its list, and keeps the focus when the way back ends", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  show(<App />);
  await press("Help");
  const { offsetWidth, offsetHeight } = dialog.element() as HTMLElement;
  expect([offsetWidth, offsetHeight]).toEqual([890, 624]);
  await press("Set up an assessment");
  await expect
    .element(page.getByRole("button", { name: "Set up an assessment" }))
    .toHaveAttribute("aria-current", "step");
  await expect.element(heading("Set up an assessment")).toBeVisible();
  await press("Previous");
  await expect.element(heading("Your privacy reading")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next", exact: true })).toHaveFocus();
});

it.each([
  ["skip", () => press("Skip the guide")],
  ["close", () => press("Close the guide")],
  ["close", () => userEvent.keyboard("{Escape}")],
] as const)("says that it was left by %s, and gives the focus back", async (end, leave) => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  show(<App />);
  await press("Help");
  await leave();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(end);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Help" })).toHaveFocus();
});

it("counts as closed when the browser closed it without asking", async () => {
  show(<App />);
  await press("Help");
  (dialog.element() as HTMLDialogElement).close();
  await expect.poll(() => onEnd.mock.calls).toEqual([["close"]]);
  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  await press("Help");
  await expect.element(dialog).toBeVisible();
});

it("shrinks into the button it came from before it is gone", async () => {
  show(<App />);
  await press("Help");
  await press("Skip the guide");
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("skip");
  const element = dialog.element();
  const motion = element
    .getAnimations()
    .find((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition));
  if (!motion) throw new Error("nothing moves");
  expect(motion.effect?.getTiming().duration).toBe(1000);
  expect(onClosed).not.toHaveBeenCalled();
  motion.finish();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledOnce();
  await press("Help");
  await expect.element(heading("Your privacy reading")).toBeVisible();
});

it("fills a narrow screen and says where one is instead of listing the pages", async () => {
  await page.viewport(390, 844);
  show(<App />);
  await press("Help");
  await expect.element(page.getByText("1 of 5")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Connect Jira" })).not.toBeInTheDocument();
  const box = () => {
    const { left, top, width, height } = dialog.element().getBoundingClientRect();
    return [left, top, width, height];
  };
  await expect.poll(box).toEqual([0, 0, 390, 844]);
});

it("keeps what stands beside it in view, wide and narrow", async () => {
  const aside = <p>Nobody has joined yet</p>;
  const guide = { pages: guidePages, labels: guideLabels, aside, onClose: onEnd };
  show(<GuideDialog open {...guide} />);
  await expect.element(page.getByText("Nobody has joined yet")).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByRole("button", { name: "Connect Jira" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Nobody has joined yet")).toBeVisible();
});
