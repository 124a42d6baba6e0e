import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Carousel.stories.tsx";

const { Default, OneImage, Empty, FailingImage } = composeStories(stories);

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(async () => {
  vi.useRealTimers();
  await emulate();
});

const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
const pass = (intervals: number) => wait(3000 * intervals);
const tick = (number: number) => page.getByRole("button", { name: `Picture ${number} of 3` });
const isShown = (number: number) => expect.element(tick(number)).toHaveAttribute("aria-current", "true");
const away = () => page.getByRole("button", { name: "Elsewhere" }).hover();
const stage = async () => {
  show(
    <>
      <button type="button">Elsewhere</button>
      <Default />
    </>,
  );
  await away();
};

it("moves on every three seconds and begins again after the last", async () => {
  await stage();
  wait(2999);
  await isShown(1);
  wait(1);
  await isShown(2);
  await expect.element(page.getByRole("img", { name: "Confirm details" })).toBeVisible();
  pass(2);
  await isShown(1);
});

it("wraps backwards by its arrow, and goes where a tick says", async () => {
  await stage();
  await page.getByRole("button", { name: "Previous picture" }).click();
  await isShown(3);
  await page.getByRole("button", { name: "Next picture" }).click();
  await isShown(1);
  await tick(2).click();
  await isShown(2);
});

it("stands still under the pointer and under the focus", async () => {
  await stage();
  await page.getByRole("group", { name: "Pictures" }).hover();
  pass(3);
  await isShown(1);
  await away();
  pass(1);
  await isShown(2);
  flushSync(() => (tick(1).element() as HTMLElement).focus());
  pass(2);
  await isShown(2);
  flushSync(() => (tick(1).element() as HTMLElement).blur());
  pass(1);
  await isShown(3);
});

it("stands still once it was paused, until it may run again", async () => {
  await stage();
  const press = (name: string) =>
    flushSync(() => (page.getByRole("button", { name }).element() as HTMLElement).click());
  press("Pause the pictures");
  pass(3);
  await isShown(1);
  press("Let the pictures run");
  pass(1);
  await isShown(2);
});

it("stands still in a hidden tab", async () => {
  await stage();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  flushSync(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(2);
  await isShown(1);
  hidden.mockRestore();
  flushSync(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(1);
  await isShown(2);
});

it("never moves by itself for people who asked for less motion, and offers no pause", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  await stage();
  pass(3);
  await isShown(1);
  await expect.element(page.getByRole("button", { name: "Pause the pictures" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Next picture" }).click();
  await isShown(2);
});

it.each([
  ["one image", OneImage],
  ["none", Empty],
])("has no arrows and no ticks for %s", async (_name, Story) => {
  show(<Story />);
  await expect.element(page.getByRole("group", { name: "Pictures" })).toBeInTheDocument();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

it("says what an image that did not load would have shown", async () => {
  show(<FailingImage />);
  await expect.element(page.getByText("Choose objects")).toBeVisible();
});
