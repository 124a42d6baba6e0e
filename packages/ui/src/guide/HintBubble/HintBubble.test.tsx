import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./HintBubble.stories.tsx";

const { Default } = composeStories(stories);
const onEnd = vi.fn();

beforeEach(() => {
  onEnd.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) flushSync(() => vi.advanceTimersByTime(1000));
};
const away = () => page.getByRole("button", { name: "Elsewhere" }).hover();
const stage = async () => {
  show(
    <>
      <button type="button">Elsewhere</button>
      <Default onEnd={onEnd} />
    </>,
  );
  await away();
};
const button = () => page.getByRole("button", { name: "Got it" }).element() as HTMLElement;

it("is announced, takes no focus, and ends by itself after five seconds", async () => {
  await stage();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("You can reopen the guide hereHelp, then Getting started.");
  expect(document.activeElement).toBe(document.body);
  await expect.element(page.getByText("5 s")).toBeVisible();
  pass(4);
  await expect.element(page.getByText("1 s")).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("time");
});

it("does not count while the focus or the pointer is on it", async () => {
  await stage();
  pass(2);
  flushSync(() => button().focus());
  pass(10);
  await expect.element(page.getByText("3 s")).toBeVisible();
  flushSync(() => button().blur());
  await page.getByRole("button", { name: "Got it" }).hover();
  pass(10);
  await expect.element(page.getByText("3 s")).toBeVisible();
  await away();
  pass(3);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("time");
});

it("ends by its button", async () => {
  await stage();
  flushSync(() => button().click());
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("gotIt");
});
