import type { Page } from "playwright-core";

declare global {
  interface Window {
    __step: Promise<number>;
  }
}

/** Milliseconds from a press of a key or a button to the picture in which a text stands on the page, here or there. */
export async function measureStep(page: Page, where: string, text: string, act: () => Promise<unknown>) {
  await page.evaluate(watch, { where, text });
  await act();
  return page.evaluate(() => window.__step);
}

/** Runs in the page. */
function watch({ where, text }: { where: string; text: string }) {
  window.__step = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`"${text}" did not come`)), 15_000);
    let start = 0;
    const begin = ({ timeStamp }: Event) => {
      start ||= timeStamp;
    };
    for (const type of ["keydown", "pointerdown"])
      addEventListener(type, begin, { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (start === 0 || !document.querySelector(where)?.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
