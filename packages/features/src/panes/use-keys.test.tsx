import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSingleKeys } from "../platform/index.ts";
import { useKeys } from "./use-keys.ts";

let root: Root;
let turn: (on: boolean) => void;
const next = vi.fn();
const leave = vi.fn();

function Page() {
  [, turn] = useSingleKeys();
  useKeys({ j: next, Escape: leave });
  return null;
}
const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));

beforeEach(() => {
  root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Page />));
});
afterEach(() => {
  root.unmount();
  localStorage.clear();
  vi.clearAllMocks();
});

it("hears a letter until letters are turned off in this browser, and Escape always", () => {
  press("j");
  expect(next).toHaveBeenCalledOnce();
  flushSync(() => turn(false));
  press("j");
  press("Escape");
  expect(next).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  flushSync(() => turn(true));
  press("j");
  expect(next).toHaveBeenCalledTimes(2);
});
