import { test as base, type Page } from "@playwright/test";
import { openStorybook } from "./storybook.ts";
import { noteTroubles } from "./troubles.ts";

/** A page that shows one story after the other. */
export interface Tab {
  page: Page;
  /** What went wrong outside stories since the last look. */
  troubles: () => string[];
}

/** One page for all tests of a worker; `withAxe` says whether axe looks at each story that is shown. */
export const test = base.extend<object, { tab: Tab; withAxe: boolean }>({
  withAxe: [true, { option: true, scope: "worker" }],
  tab: [
    async ({ browser, withAxe }, use, { project }) => {
      const { contextOptions, baseURL, locale, timezoneId, viewport } = project.use;
      const page = await browser.newPage({ ...contextOptions, baseURL, locale, timezoneId, viewport });
      const troubles = noteTroubles(page);
      await openStorybook(page, withAxe);
      await use({ page, troubles });
      await page.context().close();
    },
    { scope: "worker" },
  ],
});
