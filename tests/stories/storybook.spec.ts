import { expect, type Frame, type Page, test } from "@playwright/test";
import { watchPage } from "./support/in-page.ts";
import { stories, WITHOUT_AXE } from "./support/storybook.ts";
import { isBlank, noteTroubles } from "./support/troubles.ts";

/** How long Storybook may take over a story, far more than any needs. */
const LONGEST = 45_000;

type Render = { id: string; phase?: string };

/** Whether the story that was asked for stands there. Runs in the page. */
function isDone(id: string): boolean {
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: Render } })
    .__STORYBOOK_PREVIEW__;
  const render = preview?.currentRender;
  return render?.id === id && ["finished", "errored"].includes(render.phase ?? "");
}

/** What Storybook shows in the place of a story that broke. Runs in the page. */
const errorOf = (): string =>
  document.body.classList.contains("sb-show-errordisplay")
    ? document.querySelector("#error-message")?.textContent?.trim() || "it broke"
    : "";

const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes("/iframe.html"));
  if (!frame) throw new Error("Storybook shows no story");
  return frame;
};

const pathOf = (id: string) => `/?path=/story/${id}&${WITHOUT_AXE}`;

async function visit(page: Page, id: string): Promise<string> {
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, pathOf(id));
  const frame = frameOf(page);
  await frame.waitForFunction(isDone, id, { timeout: LONGEST });
  return (await frame.evaluate(errorOf)) || ((await isBlank(frame)) ? "it is blank" : "");
}

/** The first story of each file: what Storybook adds around the others is the same. */
const opened = [...Map.groupBy(stories(), (story) => story.file).values()].flatMap(([first]) => first ?? []);

const IN_ONE_TAB = 40;

/** As designers open stories: by their address, one after the other in one tab, all panels there. */
for (let start = 0; start < opened.length; start += IN_ONE_TAB) {
  const those = opened.slice(start, start + IN_ONE_TAB);
  test(`Storybook shows ${those[0]?.name} to ${those.at(-1)?.name}`, async ({ page }) => {
    test.setTimeout(those.length * LONGEST);
    await page.setViewportSize({ width: 1600, height: 1100 });
    await page.addInitScript(watchPage);
    const troubles = noteTroubles(page);
    await page.goto(pathOf(those[0]?.id ?? ""));
    await page.locator("iframe").first().waitFor();
    for (const { id, name } of those)
      expect.soft([await visit(page, id), ...troubles()].filter(Boolean), name).toEqual([]);
  });
}
