import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "../../internal/testing.tsx";
import { Delayed } from "./Delayed.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("shows nothing for 300 ms, then the content", async () => {
  const { container } = show(<Delayed>Loading</Delayed>);
  vi.advanceTimersByTime(299);
  expect(vi.getTimerCount()).toBe(1);
  expect(container.textContent).toBe("");
  vi.advanceTimersByTime(1);
  await expect.poll(() => container.textContent).toBe("Loading");
});

it("never shows what was taken away in time", () => {
  const { container, show: next } = show(<Delayed>Loading</Delayed>);
  next("Ready");
  expect(vi.getTimerCount()).toBe(0);
  expect(container.textContent).toBe("Ready");
});
