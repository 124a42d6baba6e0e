import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerScript } from "../.storybook/worker.ts";

type Listener = (event: FetchEvent) => void;

interface FetchEvent {
  request: { destination: string };
  stopImmediatePropagation(): void;
}

/** The worker's script, its listeners taken down. */
function listenersOf(script: string): Listener[] {
  const listeners: Listener[] = [];
  const addEventListener = (name: string, listener: Listener) => {
    if (name === "fetch") listeners.push(listener);
  };
  const caches = { open: () => Promise.reject(new Error("none here")) };
  runInNewContext(script, {
    addEventListener,
    caches,
    console: { error: () => {} },
    self: { registration: { scope: "" } },
  });
  return listeners;
}

/** How many of them are asked about a file of some kind. */
function asked(listeners: readonly Listener[], destination: string): number {
  let isStopped = false;
  const stopImmediatePropagation = () => {
    isStopped = true;
  };
  listeners[0]?.({ request: { destination }, stopImmediatePropagation });
  return isStopped ? 1 : listeners.length;
}

test("the worker of stories leaves Storybook's own files to the browser, and answers calls and pictures", () => {
  const listeners = listenersOf(workerScript());
  expect(listeners).toHaveLength(2);
  for (const own of ["script", "style", "font", "iframe"]) expect(asked(listeners, own), own).toBe(1);
  for (const call of ["", "image"]) expect(asked(listeners, call), call).toBe(2);
});
