import type { Tools } from "./tools.ts";

/** Lets the page hear, at the event `leave`, that it is left while there is time to see what it does. */
export function leavePage({ apply, wrapGetter }: Tools, leave: string): void {
  let left = false;
  wrapGetter(Document.prototype, "visibilityState", () => (left ? { is: "hidden" } : null));
  wrapGetter(Document.prototype, "hidden", () => (left ? { is: true } : null));
  // What the browser tells a page that has heard it already would have it send everything twice.
  for (const type of ["beforeunload", "visibilitychange", "pagehide", "unload"])
    apply(EventTarget.prototype.addEventListener, globalThis, [
      type,
      (event: Event) => {
        if (left && event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    ]);
  apply(EventTarget.prototype.addEventListener, globalThis, [
    leave,
    (event: Event) => {
      event.stopImmediatePropagation();
      if (left) return;
      left = true;
      const tellOf = (target: EventTarget, said: Event) =>
        apply(EventTarget.prototype.dispatchEvent, target, [said]);
      tellOf(globalThis as never, new Event("beforeunload", { cancelable: true }));
      tellOf(document, new Event("visibilitychange", { bubbles: true }));
      tellOf(globalThis as never, new PageTransitionEvent("pagehide"));
      tellOf(globalThis as never, new Event("unload"));
    },
  ]);
}
