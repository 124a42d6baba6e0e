import type { Tools } from "./tools.ts";

const MOUSE = [
  "mousemove",
  "mousedown",
  "mouseup",
  "click",
  "pointermove",
  "pointerdown",
  "touchstart",
  "touchmove",
];
const INPUT = ["input", "change", "keydown", "keyup", "keypress"];

/** Events whose listeners are noted. */
export const WATCHED: readonly string[] = [...MOUSE, ...INPUT];

/** Notes which script listens to what a visitor does, and to changes of the page. */
export function noteListeners({ caller, tell, wrapMethod }: Tools, watched: readonly string[]): void {
  wrapMethod(EventTarget.prototype, "addEventListener", ([type]) => {
    if (watched.includes(String(type))) tell({ kind: "listener", event: String(type), script: caller() });
  });
  wrapMethod(MutationObserver.prototype, "observe", () => {
    tell({ kind: "listener", event: "mutation", script: caller() });
  });
}

/** Does one script listen to mouse, input and changes of the page together, as session recorders do? */
export function recordsSessions(events: ReadonlySet<string>): boolean {
  return (
    events.has("mutation") && MOUSE.some((type) => events.has(type)) && INPUT.some((type) => events.has(type))
  );
}
