import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CONSENT_POLL_MS, useConsentDialog } from "./consent.ts";

let root: Root;
let seen: string | undefined;

function Probe() {
  seen = useConsentDialog()?.region;
  return null;
}
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  seen = undefined;
  root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Probe />));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  delete window.candorConsent;
});

it("finds the dialog at the next look after it reports a region, and looks no more", () => {
  pass(5 * CONSENT_POLL_MS);
  expect([seen, vi.getTimerCount()]).toEqual([undefined, 1]);
  window.candorConsent = { openSettings: () => {} };
  pass(CONSENT_POLL_MS);
  expect(seen).toBeUndefined();
  window.candorConsent = { region: "CCPA", openSettings: () => {} };
  pass(CONSENT_POLL_MS - 1);
  expect(seen).toBeUndefined();
  pass(1);
  expect([seen, vi.getTimerCount()]).toEqual(["CCPA", 0]);
});

it("looks no more once it has left", () => {
  root.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
