import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { composeStories, show } from "../../internal/testing.tsx";
import * as stories from "./HintBubble.stories.tsx";

const { Default } = composeStories(stories);
const onEnd = vi.fn();

beforeEach(() => onEnd.mockClear());
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) flushSync(() => vi.advanceTimersByTime(1000));
};
const away = () => page.getByRole("button", { name: "Elsewhere" }).hover();
/** The pointer rests elsewhere before the clock is held: whatever waits would let it run on. */
const stage = async () => {
  const elsewhere = <button type="button">Elsewhere</button>;
  const { show: again } = show(elsewhere);
  await away();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  again(
    <>
      {elsewhere}
      <Default onEnd={onEnd} />
    </>,
  );
};
const says = (text: string) => page.getByText(text).query() !== null;
const button = () => page.getByRole("button", { name: "Got it" }).element() as HTMLElement;

it("ends by itself after five seconds", async () => {
  await stage();
  flushSync(() => vi.advanceTimersByTime(999));
  expect(says("5 s")).toBe(true);
  flushSync(() => vi.advanceTimersByTime(1));
  pass(3);
  expect(says("1 s")).toBe(true);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("time");
});

it("does not count while the focus or the pointer is on it", async () => {
  await stage();
  pass(2);
  flushSync(() => button().focus());
  pass(10);
  expect(says("3 s")).toBe(true);
  flushSync(() => button().blur());
  await page.getByRole("button", { name: "Got it" }).hover();
  pass(10);
  expect(says("3 s")).toBe(true);
  await away();
  pass(3);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("time");
});

it("counts by its ticks, and not in a hidden tab", async () => {
  await stage();
  const standing = () => {
    const looks = [...document.querySelectorAll("i")].map(({ className }) => className);
    return looks.filter((look) => look === looks[0]).length;
  };
  expect(standing()).toBe(5);
  pass(2);
  expect(standing()).toBe(3);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const change = () => flushSync(() => document.dispatchEvent(new Event("visibilitychange")));
  change();
  pass(9);
  expect(standing()).toBe(3);
  hidden.mockRestore();
  change();
  pass(3);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("time");
});

it("is announced, takes no focus, and ends by its button", async () => {
  await stage();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("You can reopen the guide hereHelp, then Getting started.");
  expect(document.activeElement).toBe(document.body);
  flushSync(() => button().click());
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("gotIt");
});
