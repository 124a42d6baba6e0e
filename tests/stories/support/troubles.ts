import type { Frame, Page } from "@playwright/test";

/** Notes what goes wrong in a page outside stories: errors of scripts, calls that nothing answers. Taken out when read. */
export function noteTroubles(page: Page): () => string[] {
  const troubles: string[] = [];
  page.on("pageerror", ({ message }) => troubles.push(message.split("\n")[0] ?? ""));
  page.on("response", (response) => {
    // What no story answers comes to the server of files.
    const missing = response.headers()["x-missing"];
    if (missing) troubles.push(`nothing answers ${response.request().method()} ${missing}`);
  });
  return () => troubles.splice(0);
}

/** Whether a story shows anything. Runs in the page. */
export const isDrawn = (): boolean =>
  [...document.body.querySelectorAll("body > :not([class*=sb-]) *")].some((node) => {
    const { width, height } = node.getBoundingClientRect();
    return (
      width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  });

/** Whether a story that rests stays without anything to see. */
export async function isBlank(frame: Frame): Promise<boolean> {
  // What is on its way shows itself after a while: a story that stays blank is at fault.
  for (let tries = 0; tries < 20; tries += 1) {
    if (await frame.evaluate(isDrawn)) return false;
    await frame.page().waitForTimeout(250);
  }
  return true;
}
