import { listChecks, publishScan } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import { DEMO, session, submitWebsites, waitForReview } from "../../scripts/lib/drive.ts";
import { CHANGING } from "./support/changing-site.ts";
import { enter, expectSound, prepare, signIn, tabTo, visitor } from "./support/journey.ts";
import { type OwnServer, test } from "./support/own-server.ts";

/** Assesses the site that changes, and publishes what was found. */
async function assess({ url }: OwnServer): Promise<void> {
  const owner = await session(url, "owner");
  const { id } = await submitWebsites(owner, [`https://${CHANGING}`]);
  await waitForReview(owner, id);
  await (await session(url, "staff")).client.call(publishScan, { id });
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ server }) => {
  test.setTimeout(900_000);
  await prepare(server.url, "en", 1);
  await assess(server);
});

test("a risk goes from the register to its owner, and is resolved", async ({ browser }) => {
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  const main = page.getByRole("main");

  await test.step("the register leads to the check in all its assets", async () => {
    await signIn(owner, "owner", "/risk");
    await expect(page.getByText(/checks fail, in 1 of 1 object;/)).toBeVisible();
    await expectSound(page);
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await page.waitForURL(/\/issue-detail\//);
    await expect(main.getByRole("row", { name: CHANGING })).toContainText(
      t("checks:resolution.unmark_resolved"),
    );
  });

  await test.step("all of them are given to a colleague", async () => {
    await main.getByRole("checkbox", { name: t("common:list.selectAll") }).check();
    await main.getByRole("button", { name: t("checks:bulk.owner.action"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("combobox", { name: t("check-dialogs:owner.label") })
      .selectOption({ label: "Marcus Bell" });
    await expectSound(page);
    await dialog.getByRole("button", { name: t("check-dialogs:owner.submit"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(t("check-dialogs:bulk.owner.done", { name: "Marcus Bell", count: 1 })),
    ).toBeVisible();
  });

  await test.step("and marked resolved; the check, its history and the register say so", async () => {
    await main.getByRole("checkbox", { name: t("common:list.selectAll") }).check();
    await main.getByRole("button", { name: t("checks:bulk.resolve.action"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("checks:work.resolve"), exact: true }).click();
    await expect(dialog).toBeHidden();
    const row = main.getByRole("row", { name: CHANGING });
    await expect(row).toContainText(t("checks:resolution.mark_resolved"));
    await expect(row).toContainText("Marcus Bell");
    await expectSound(page);
    await row.getByRole("link").first().click();
    const history = page.getByRole("region", { name: t("checks:detail.history") });
    await expect(history.getByText(t("checks:history.marked_resolved"), { exact: true })).toBeVisible();
    const assigned = t("checks:history.owner_assigned", { name: "Marcus Bell" });
    await expect(history.getByText(assigned, { exact: true })).toBeVisible();
    await page.goto("/risk?resolution=resolved");
    await expect(page.getByRole("row", { name: /Marcus Bell/ })).toContainText(
      t("risks:resolution.resolved"),
    );
  });

  await test.step("the ledger names both decisions", async () => {
    await page.goto("/settings?tab=decisions");
    await expect(page.getByRole("row", { name: /Olivia Reed/ }).first()).toBeVisible();
    await expectSound(page);
  });
});

test("what is exported is what is filtered, and a spreadsheet reads it", async ({ browser, server }) => {
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  const { client } = await session(server.url, "owner");
  const asked = { statuses: ["critical", "medium"] as const, sort: "title" as const };
  const { list, total } = await client.call(listChecks, {
    ...asked,
    statuses: [...asked.statuses],
    page_size: 100,
  });
  await signIn(owner, "owner", "/checks?status=critical,medium&sort=title");
  await page.getByRole("button", { name: t("common:list.export") }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: t("common:list.format.xlsx") }).click();
  const [heads, ...rows] = await readSheet(await (await saved).path());
  expect(heads?.slice(0, 2)).toEqual(["Check", "Title"]);
  expect(rows).toHaveLength(total);
  expect(rows.map((row) => row[1])).toEqual(list.map(({ title }) => title.en));
});

test("a second assessment is held against the first: what changed, and why", async ({
  browser,
  server,
  sites,
}) => {
  sites.change();
  await assess(server);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/checks/compare");
  await expect(
    page.getByRole("heading", { level: 1, name: /risks? added, \d+ resolved; the score/ }),
  ).toBeVisible();
  const row = page.getByRole("row", { name: /Strict-Transport-Security/ });
  await expect(row).toContainText(t("comparison:change.passed_to_failed"));
  await expect(row).toContainText(t("comparison:cause.website"));
  await expect(row).toContainText(t("comparison:evidence.removed", { count: 1 }));
  await expectSound(page);

  await row.getByRole("link").first().click();
  await page.waitForURL(/\/checkdetailcompare\//);
  await expect(page.getByRole("row", { name: t("comparison:rowChange.removed") })).toHaveCount(1);
  await expectSound(page);

  await page.goto("/homepage");
  await expect(page.getByRole("region", { name: t("home:cameBack.title") })).toContainText(CHANGING);
});

test("compliance is read by keyboard alone", async ({ browser }) => {
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  const press = (key: string) => page.keyboard.press(key);
  await page.goto("/compliance");
  await enter(owner, DEMO.owner);
  await page.waitForURL(/\/compliance$/);
  const scenario = page.getByRole("row").nth(1).getByRole("link").first();
  await expect(scenario).toBeVisible();

  const follow = page.getByRole("button", { name: /^Follow / }).first();
  const name = await follow.getAttribute("aria-label");
  await tabTo(page, follow);
  await press("Enter");
  const stop = page.getByRole("button", { name: name?.replace("Follow", "Stop following") ?? "" });
  await expect(stop).toBeFocused();

  await press("Shift+Tab");
  await tabTo(page, page.getByRole("row").nth(1).getByRole("link").first());
  await press("Enter");
  await page.waitForURL(/\/compliance\/details\//);
  const tab = (key: string) => page.getByRole("tab", { name: new RegExp(`^${t(`compliance:tab.${key}`)}`) });
  await expect(tab("overview")).toBeVisible();
  await tabTo(page, tab("overview"));
  for (const key of ["checks", "info", "intro", "case", "solution", "faq"]) {
    await press("ArrowRight");
    await expect(tab(key)).toBeFocused();
    await expect(tab(key)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).not.toBeEmpty();
  }
  await expectSound(page);
  for (let steps = 0; steps < 5; steps++) await press("ArrowLeft");
  await expect(tab("checks")).toBeFocused();
  await tabTo(page, page.getByRole("tabpanel").getByRole("row").nth(1).getByRole("link").first());
  await press("Enter");
  await page.waitForURL(/\/checkdetail\//);
  const check = page.url();

  const back = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await test.step("the title bar's Back goes back in the history, each page as it was left", async () => {
    await tabTo(page, back(t("common:action.back")));
    await press("Enter");
    await expect(tab("checks")).toHaveAttribute("aria-selected", "true");
    await tabTo(page, back(t("compliance:detail.back")));
    await press("Enter");
    await page.waitForURL(/\/compliance$/);
    await page.goForward();
    await page.waitForURL(/\/compliance\/details\//);
  });

  await test.step("and takes a page's place that was opened by its address", async () => {
    await page.goto(check);
    const entries = await page.evaluate(() => history.length);
    await tabTo(page, back(t("checks:detail.toChecks")));
    await press("Enter");
    await page.waitForURL(/\/checks$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});
