import { expect, type Page } from "@playwright/test";
import { visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const PATH = "/view-mis/login";

/** What the page names as its script; its texts come in a file of their language. */
const FILES = {
  script: async (page: Page) =>
    /<script type="module"[^>]* src="([^"]+)"/.exec(await (await page.request.get(PATH)).text())?.[1],
  texts: async () => "**/view-mis/assets/*cn-*.js",
};

test.use({ serves: "shared" });

for (const [what, language] of [
  ["script", "en"],
  ["texts", "cn"],
] as const)
  test(`a page whose ${what} was replaced asks once more, then says so (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await visitor(browser, language);
    const files = await FILES[what](page);
    if (!files) throw new Error("The page names no script");
    let loads = 0;
    // As after an update: the page that came names files that are not there any more.
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(PATH, { waitUntil: "commit" });
    const reload = page.getByRole("link", { name: t("common:action.reload") });
    await expect(reload).toBeVisible();
    expect(loads).toBe(2);
    await expect(page.getByRole("status")).toContainText(t("message:common.load_title"));
    await page.unroute(files);
    await reload.click();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(reload).toHaveCount(0);
  });
