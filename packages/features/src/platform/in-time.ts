/** What is fetched when somebody next goes near a button, or presses a key. */
const waiting = new Set<() => Promise<unknown>>();
const SIGNS = ["pointerover", "focusin", "touchstart", "keydown"] as const;

function near({ target, type }: Event) {
  const pressed = type === "keydown" || (target instanceof Element && target.closest("button, [role=row]"));
  if (!pressed) return;
  for (const sign of SIGNS) document.removeEventListener(sign, near);
  // What does not arrive is asked for again, and told of, once it is needed.
  for (const load of waiting) load().catch(() => {});
  waiting.clear();
}

/** Fetches what a page opens when it is worked with: not for who only reads it, and before it is needed. */
export function fetchInTime(load: () => Promise<unknown>): void {
  if (typeof document === "undefined") return;
  waiting.add(load);
  for (const sign of SIGNS) document.addEventListener(sign, near, { passive: true });
}
