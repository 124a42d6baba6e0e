import { useSyncExternalStore } from "react";

/** Name under which the browser keeps that keys without Ctrl or Alt do nothing. */
const KEY = "candor.keys";
const OFF = "off";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

const areOn = () => localStorage.getItem(KEY) !== OFF;

function set(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  for (const listener of listeners) listener();
}

/**
 * Whether single letters such as j and k are shortcuts, and the switch for it (WCAG 2.1.4): who dictates, or strikes
 * keys unawares, turns them off in this browser.
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn, () => true), set];
}
