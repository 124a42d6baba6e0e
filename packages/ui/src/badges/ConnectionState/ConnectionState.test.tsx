import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { ConnectionState, connectionStateOf } from "./ConnectionState.tsx";

it.each([
  [0, "connecting"],
  [1, "connecting"],
  [11, "connected"],
  [12, "error"],
  [2, "unknown"],
  [Number.NaN, "unknown"],
])("reads code %d as %s", (code, state) => {
  expect(connectionStateOf(code)).toBe(state);
});

it("draws a state of a newer server as unknown, with its word", async () => {
  const { container } = show(<ConnectionState state={"paused" as "unknown"} label="paused" />);
  await expect.element(page.getByText("paused")).toBeVisible();
  expect(container.querySelector("svg")).not.toBeNull();
});
