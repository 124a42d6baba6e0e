import { test as base, type Frame, type Page } from "@playwright/test";
import { settled, watchPage } from "./in-page.ts";

/** How long a story may take to be shown and to play, far more than any needs: one that freezes its page is named by it. */
export const LONGEST = 45_000;

/** Storybook in one tab: stories are opened by their address, one after the other, as people do. */
export interface Tab {
  page: Page;
  /** What went wrong outside stories since the last look: errors of scripts, calls that nothing answers. */
  troubles: string[];
}

type Render = { id: string; phase?: string };

/** Whether the story that was asked for stands there. Runs in the page. */
function isDone(id: string): boolean {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } })
    .__STORYBOOK_PREVIEW__;
  const render = preview?.currentRender;
  return render?.id === id && ["finished", "errored"].includes(render.phase ?? "");
}

/** What the frame says of a story that broke, and of one that shows nothing. Runs in the page. */
function faultOf(): string {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } })
    .__STORYBOOK_PREVIEW__;
  const { classList } = document.body;
  const message = document.querySelector("#error-message")?.textContent?.trim();
  if (classList.contains("sb-show-errordisplay")) return message || "it broke";
  if (preview?.currentRender?.phase === "errored") return "its play failed";
  const drawn = [...document.body.querySelectorAll("body > :not([class*=sb-]) *")].some((node) => {
    const { width, height } = node.getBoundingClientRect();
    return (
      width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  });
  return drawn ? "" : "it is blank";
}

export const preview = ({ page }: Tab): Frame => {
  const frame = page.frames().find((each) => each.url().includes("/iframe.html"));
  if (!frame) throw new Error("Storybook shows no story");
  return frame;
};

async function openTab(page: Page, id: string): Promise<Tab> {
  const tab: Tab = { page, troubles: [] };
  page.on("pageerror", ({ message }) => tab.troubles.push(message.split("\n")[0] ?? ""));
  page.on("response", (response) => {
    // What no story answers comes to the server of files.
    const missing = response.headers()["x-missing"];
    if (missing) tab.troubles.push(`nothing answers ${response.request().method()} ${missing}`);
  });
  await page.addInitScript(watchPage);
  // Axe looks at each story in the tests of stories.
  await page.goto(`/?path=/story/${id}&globals=a11y.manual:!true`);
  await page.locator("iframe").first().waitFor();
  return tab;
}

const BLANK = "it is blank";

/** Opens a story by its address; what went wrong, if anything. */
export async function visit(tab: Tab, id: string): Promise<string[]> {
  await tab.page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, `/?path=/story/${id}&globals=a11y.manual:!true`);
  const frame = preview(tab);
  await frame.waitForFunction(isDone, id, { timeout: LONGEST });
  await frame.evaluate(settled);
  let fault = await frame.evaluate(faultOf);
  // What is on its way shows itself after a while: a story that stays blank is at fault.
  for (let tries = 0; fault === BLANK && tries < 20; tries += 1) {
    await tab.page.waitForTimeout(250);
    fault = await frame.evaluate(faultOf);
  }
  return [fault, ...tab.troubles.splice(0)].filter(Boolean);
}

/** One tab for all tests of a worker. */
export const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, baseURL, locale, timezoneId } = project.use;
      const viewport = { width: 1600, height: 1100 };
      const page = await browser.newPage({ ...contextOptions, baseURL, locale, timezoneId, viewport });
      await use(await openTab(page, "ui-forms-button--default"));
      await page.context().close();
    },
    { scope: "worker" },
  ],
});
