import { errors, expect, type Frame, type Page, test } from "@playwright/test";
import { settled, watchPage } from "./support/in-page.ts";
import { firstOfEachGroup, stories, WITHOUT_AXE } from "./support/storybook.ts";
import { isBlank, noteTroubles } from "./support/troubles.ts";

/** How long a story may stand still before it ends. On a busy machine it may take longer, but it moves. */
const STILL = 90_000;

type Render = { id: string; phase?: string };
type View = {
  __STORYBOOK_PREVIEW__?: { currentRender?: Render };
  candorStories?: { changed: number };
};

/** Whether the story that was asked for stands there, or does not come any more. Runs in the page. */
function isOver(id: string): boolean {
  const render = (window as unknown as View).__STORYBOOK_PREVIEW__?.currentRender;
  // One whose file cannot be loaded never gets beyond this.
  const ends = document.body.classList.contains("sb-show-errordisplay") ? ["preparing"] : [];
  return render?.id === id && ["finished", "errored", ...ends].includes(render.phase ?? "");
}

/** Where Storybook is with which story, and for how long nothing in its frame has moved. Runs in the page. */
function whereabouts(): { at: string; idle: number } {
  const view = window as unknown as View;
  const { id, phase } = view.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const at = id ? `it is ${phase} ${id}` : "it shows no story";
  return { at, idle: performance.now() - (view.candorStories?.changed ?? 0) };
}

/** What Storybook shows in the place of a story that broke. Runs in the page. */
const errorOf = (): string =>
  document.body.classList.contains("sb-show-errordisplay")
    ? document.querySelector("#error-message")?.textContent?.trim() || "it broke"
    : "";

/** What one story left behind is not to be taken for the next one's. Runs in the page. */
const forgetError = (): void => document.body?.classList.remove("sb-show-errordisplay");

const showsStories = (frame: Frame): boolean => frame.url().includes("/iframe.html");

const frameOf = (page: Page): Frame => {
  const frame = page.frames().find(showsStories);
  if (!frame) throw new Error("Storybook shows no story");
  return frame;
};

/** Without the list of all stories: it is the same beside each of them, and drawing it takes longer than the story. */
const pathOf = (id: string) => `/?path=/story/${id}&nav=false&${WITHOUT_AXE}`;

/** Resolves when a story is over; fails, and says where it got to, when nothing moves any more. */
async function over(page: Page, id: string): Promise<void> {
  const frozen = { at: "its frame does not answer", idle: STILL };
  for (;;) {
    const frame = frameOf(page);
    try {
      await frame.waitForFunction(isOver, id, { timeout: STILL });
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
    const silence = page.waitForTimeout(STILL).then(() => frozen);
    const { at, idle } = await Promise.race([frame.evaluate(whereabouts), silence]);
    if (idle > STILL / 2) throw new Error(`${id} stands still: ${at}, at ${page.url()}`);
  }
}

async function visit(page: Page, id: string): Promise<string> {
  await frameOf(page).evaluate(forgetError);
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, pathOf(id));
  await over(page, id);
  const frame = frameOf(page);
  await frame.evaluate(settled);
  return (await frame.evaluate(errorOf)) || ((await isBlank(frame)) ? "it is blank" : "");
}

/** What Storybook adds around the other stories of a group is the same. */
const opened = firstOfEachGroup(stories());

test("Storybook lists its stories, and shows the one that is chosen there", async ({ page }) => {
  const [first, next] = stories();
  await page.addInitScript(watchPage);
  await page.goto(`/?path=/story/${first?.id}&${WITHOUT_AXE}`);
  const list = page.getByRole("navigation", { name: "Stories" });
  const linkTo = (id = "") => list.getByRole("link").and(page.locator(`[href$="/story/${id}"]`));
  await expect(linkTo(first?.id)).toBeVisible();
  await linkTo(next?.id).click();
  await over(page, next?.id ?? "");
});

/** As designers open stories: by their address, one after the other in one tab, all panels there. */
test("Storybook shows the first story of each group", async ({ page }) => {
  test.setTimeout(opened.length * STILL);
  await page.setViewportSize({ width: 1600, height: 1100 });
  await page.addInitScript(watchPage);
  const troubles = noteTroubles(page);
  // Its element stands there before it is on its way to an address.
  const arrived = page.waitForEvent("framenavigated", { predicate: showsStories, timeout: STILL });
  await page.goto(pathOf(opened[0]?.id ?? ""));
  await arrived;
  // A step has its story's name in every report, also of a page that answers no more.
  for (const { id, name } of opened)
    await test.step(name, async () =>
      expect.soft([await visit(page, id), ...troubles()].filter(Boolean), name).toEqual([]),
    );
});
