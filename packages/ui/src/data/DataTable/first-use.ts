/** What somebody does to a page first, whatever they read it with: a screen reader scrolls too. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"];

let used: Promise<void> | null = null;

/** Waits until somebody uses the page. What nobody misses before comes no earlier, and holds up nothing that is read first. */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const signs = new AbortController();
    const options = { capture: true, passive: true, signal: signs.signal };
    for (const sign of SIGNS) {
      addEventListener(
        sign,
        () => {
          signs.abort();
          resolve();
        },
        options,
      );
    }
  });
  return used;
}
