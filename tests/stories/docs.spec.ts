import { expect } from "@playwright/test";
import { documentation, firstOfEachGroup, showPage } from "./support/storybook.ts";
import { test } from "./support/tab.ts";

/** How long a page may take, in ms, far more than any needs. */
const THERE = 60_000;

/** As many parts as workers: each walks one. */
const PARTS = 4;

test.use({ withAxe: false });

/** Those of components are one template, and what it is filled with is held by unit tests: of each group the first. */
const pages = firstOfEachGroup(documentation());

for (let part = 0; part < PARTS; part++)
  test(`a documentation page says something, and nothing in it breaks (${part + 1} of ${PARTS})`, async ({
    tab: { page, troubles },
  }) => {
    const own = pages.filter((_, at) => at % PARTS === part);
    test.setTimeout(own.length * THERE);
    for (const { id, title } of own) {
      const error = await showPage(page, id);
      const root = page.locator("#storybook-docs");
      await expect.soft(root.locator("h1").first(), id).toBeVisible({ timeout: THERE });
      // After the title, what it is for, and its props or its text.
      await expect.soft(root, id).toContainText(/\S.{40}/s);
      expect.soft([error, ...troubles()].filter(Boolean), title).toEqual([]);
    }
  });

test("a component's page shows how it is written, and offers numbers as a choice", async ({
  tab: { page },
}) => {
  await showPage(page, "ui-badges-avatar--docs");
  await page.getByRole("switch", { name: "Show code" }).first().click();
  await expect(page.getByText('<Avatar name="Lin Yue" />').first()).toBeVisible();
  await expect(page.getByRole("radio", { name: "32" }).or(page.locator("select#control-size"))).toBeVisible();
});
