import { expect } from "@playwright/test";
import { documentation, firstOfEachGroup, showPage } from "./support/storybook.ts";
import { test } from "./support/tab.ts";

/** How long a page may take, in ms, far more than any needs. */
const THERE = 60_000;

test.use({ withAxe: false });

// In one tab: to open another takes as long as ten pages.
test.describe.configure({ mode: "default" });

/** Those of components are one template, and what it is filled with is held by unit tests: of each group the first. */
const pages = firstOfEachGroup(documentation());

test("each documentation page says something, and nothing in it breaks", async ({
  tab: { page, troubles },
}) => {
  test.setTimeout(pages.length * THERE);
  for (const { id, title } of pages) {
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
