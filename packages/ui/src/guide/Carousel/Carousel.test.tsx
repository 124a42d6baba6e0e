import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./Carousel.stories.tsx";

const { Default, OneImage, Empty, FailingImage } = composeStories(stories);

afterEach(async () => {
  vi.useRealTimers();
  await emulate();
});

const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
const pass = (intervals: number) => wait(3000 * intervals);
const button = (name: string) => page.getByRole("button", { name }).element() as HTMLElement;
const press = (name: string) => flushSync(() => button(name).click());
const tick = (number: number) => `Picture ${number} of 3`;
/** Number of the picture shown. Asked at once: an assertion that waits would let the clock run on. */
const shown = () =>
  [1, 2, 3].filter((number) => button(tick(number)).getAttribute("aria-current") === "true").join();
/** The browser's own pointer rests elsewhere: one that a test before left on the pictures would hold them. */
const stage = async () => {
  const elsewhere = <button type="button">Elsewhere</button>;
  const { show: again } = show(elsewhere);
  await page.getByRole("button", { name: "Elsewhere" }).hover();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  again(
    <>
      {elsewhere}
      <Default />
    </>,
  );
};

it("moves on every three seconds and begins again after the last", async () => {
  await stage();
  expect(shown()).toBe("1");
  wait(2999);
  expect(shown()).toBe("1");
  wait(1);
  expect(shown()).toBe("2");
  expect(page.getByRole("img", { name: "Confirm details" }).query()).not.toBeNull();
  pass(1);
  expect(shown()).toBe("3");
  pass(1);
  expect(shown()).toBe("1");
});

it("wraps backwards by its arrow, and goes where a tick says", async () => {
  await stage();
  press("Previous picture");
  expect(shown()).toBe("3");
  press("Next picture");
  expect(shown()).toBe("1");
  press(tick(2));
  expect(shown()).toBe("2");
});

it("stands still under the pointer and under the focus", async () => {
  await stage();
  await page.getByRole("group", { name: "Pictures" }).hover();
  pass(4);
  expect(shown()).toBe("1");
  await page.getByRole("button", { name: "Elsewhere" }).hover();
  pass(1);
  expect(shown()).toBe("2");
  flushSync(() => button(tick(1)).focus());
  pass(4);
  expect(shown()).toBe("2");
  flushSync(() => button(tick(1)).blur());
  pass(1);
  expect(shown()).toBe("3");
});

it("stands still once it was paused, until it may run again", async () => {
  await stage();
  press("Pause the pictures");
  pass(4);
  expect(shown()).toBe("1");
  press("Let the pictures run");
  pass(1);
  expect(shown()).toBe("2");
});

it("stands still in a hidden tab", async () => {
  await stage();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const change = () => flushSync(() => document.dispatchEvent(new Event("visibilitychange")));
  change();
  pass(4);
  expect(shown()).toBe("1");
  hidden.mockRestore();
  change();
  pass(1);
  expect(shown()).toBe("2");
});

it("never moves by itself for people who asked for less motion, and offers no pause", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  await stage();
  pass(4);
  expect(shown()).toBe("1");
  expect(page.getByRole("button", { name: "Pause the pictures" }).query()).toBeNull();
  press("Next picture");
  expect(shown()).toBe("2");
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
