import {
  acceptInvitation,
  dashboard,
  info,
  listMail,
  listObjects,
  markChangelogRead,
  trackEvent,
  updateStatus,
} from "@candor/api/contract";
import { ERROR_REPORT_PATH } from "@candor/api/reports";
import { expect, type Locator, type Page } from "@playwright/test";
import { session } from "../../scripts/lib/drive.ts";
import {
  chooseLanguage,
  expectSound,
  NARROW,
  prepare,
  signIn,
  type Visitor,
  visitor,
} from "./support/journey.ts";
import { test } from "./support/own-server.ts";
import { wordsOf } from "./support/texts.ts";

const banner = ({ page }: Visitor) => page.getByRole("banner");
const helpButton = (person: Visitor) =>
  banner(person).getByRole("button", { name: new RegExp(`^${person.t("shell:help.label")}`) });
const accountButton = (person: Visitor) => banner(person).getByRole("button").last();
const navigation = ({ page, t }: Visitor) => page.getByRole("navigation", { name: t("shell:navigation") });
const focused = (page: Page) => page.locator(":focus");

test.use({ serves: "shared" });

test("a half-filled form comes through a change of language", async ({ browser, server }) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/user");
  const name = page.getByRole("textbox", { name: t("account:name"), exact: true });
  const before = await name.inputValue();
  await name.fill("Olivia Reed-Marsh");
  await expect(page.getByText(t("common:unsaved"))).toBeVisible();

  const chinese = await readIn(owner, "cn");
  const field = page.getByRole("textbox", { name: chinese.t("account:name"), exact: true });
  await expect(field).toHaveValue("Olivia Reed-Marsh");
  await expect(page.getByText(chinese.t("common:unsaved"))).toBeVisible();
  await expectSound(page);

  await test.step("it is nowhere but in this tab", async () => {
    const { client } = await session(server.url, "owner");
    expect((await client.call(info, {})).name).toBe(before);
    await client.call(updateStatus, { key: "language", value: "en" });
  });
});

/** Chooses another language in the account menu, by which the page is loaded again. */
async function readIn(person: Visitor, language: "en" | "cn"): Promise<Visitor> {
  const other = { ...person, language, t: wordsOf(language) };
  await chooseLanguage(other);
  return other;
}

test("every menu is opened, walked and left by keyboard alone", async ({ browser, server }) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/checks");

  const walk = async (button: Locator, open: string) => {
    await button.focus();
    await page.keyboard.press(open);
    const items = page.getByRole("menuitem");
    await expect(items.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(items.first()).not.toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(items.first()).toBeFocused();
  };
  const leave = async (button: Locator) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button).toBeFocused();
  };

  await test.step("the account's, with the documents behind Trust", async () => {
    await walk(accountButton(owner), "Enter");
    const trust = page.getByRole("menuitem", { name: t("shell:account.trust") });
    await trust.focus();
    await page.keyboard.press("Enter");
    const policy = page.getByRole("menuitem", {
      name: new RegExp(t("shell:account.document.privacy-policy")),
    });
    await expect(policy).toBeFocused();
    await expect(policy).toHaveAttribute("href", "/pages/privacy-policy");
    await page.keyboard.press("Escape");
    await expect(policy).toHaveCount(0);
    await leave(accountButton(owner));
  });

  await test.step("the help menu", async () => {
    await walk(helpButton(owner), "Enter");
    await leave(helpButton(owner));
  });

  await test.step("the choice of object", async () => {
    const object = banner(owner).getByRole("button", { name: new RegExp(`^${t("checks:object")}`) });
    await object.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(object).toBeFocused();
  });

  await test.step("the sidebar, and the card under the logo", async () => {
    const logo = page.getByRole("link", { name: t("shell:home") });
    await logo.focus();
    const card = page.getByRole("link", { name: t("shell:company.edit") });
    await expect(card).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(card).toBeFocused();
    const objects = navigation(owner).getByRole("link", { name: t("shell:screen.assessments"), exact: true });
    await objects.focus();
    await expect(card).toBeHidden();
    await page.keyboard.press("ArrowUp");
    await expect(objects).not.toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(objects).toBeFocused();
  });

  await test.step("the palette, to another screen", async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: t("shell:palette.search") })).toBeFocused();
    await page.keyboard.type(t("shell:screen.members"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/members");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a colleague is invited, and joins by the link in the mail", async () => {
    const email = "omar.haddad@candor.example";
    const row = page.getByRole("row", { name: email });
    await page.getByRole("button", { name: t("members:invite") }).press("Enter");
    await expect(page.getByRole("textbox", { name: t("members:form.email") })).toBeFocused();
    await page.keyboard.type(email);
    await page.getByRole("radio", { name: t("members:roles.viewer") }).press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: t("members:invite") })).toBeFocused();
    await expect(row).toContainText(t("members:state.invited"));
    await expectSound(page);

    const staff = await session(server.url, "staff");
    const { list } = await staff.client.call(listMail, { search: email });
    const code = /confirm-invite\?code=([\w-]+)/.exec(list[0]?.text ?? "")?.[1] ?? "";
    const password = "Welcome-2026";
    await staff.client.call(acceptInvitation, { code, password, confirm_password: password });
    await page.reload();
    await expect(row).toContainText(t("members:state.active"));
  });

  await test.step("the palette is not there while the guide has the page", async () => {
    await helpButton(owner).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await expect(focused(page)).toHaveText(t("shell:help.guide"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: t("guide:title") })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(helpButton(owner)).toBeFocused();
  });
});

test("the drawer at 390 px has the focus, closes on a choice and on Escape", async ({ browser, server }) => {
  await prepare(server.url, "cn", 1);
  const owner = await visitor(browser, "cn", NARROW);
  const { page, t } = owner;
  await signIn(owner, "owner", "/dashboard");
  const button = page.getByRole("button", { name: t("shell:openMenu") });
  await expect(navigation(owner)).toBeHidden();

  await button.focus();
  await page.keyboard.press("Enter");
  await expect(navigation(owner)).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(navigation(owner)).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await navigation(owner)
    .getByRole("link", { name: t("shell:screen.assessments"), exact: true })
    .click();
  await page.waitForURL("**/assessments");
  await expect(navigation(owner)).toBeHidden();
  await expect(page.getByRole("main")).toBeVisible();
});

test("the dot of the help menu goes once what is new was opened", async ({ browser, server }) => {
  await prepare(server.url, "en", 1, "member");
  const member = await visitor(browser, "en");
  const { page, t } = member;
  await signIn(member, "member", "/dashboard");
  const unread = new RegExp(t("shell:help.unread"));
  await expect(helpButton(member)).toHaveAccessibleName(unread);

  await helpButton(member).press("Enter");
  await page.getByRole("menuitem", { name: new RegExp(`^${t("shell:help.news")}`) }).press("Enter");
  const counted = page.waitForRequest(
    (request) => request.url().endsWith(trackEvent.path) && request.postDataJSON().type === "help_whatisnew",
  );
  const marked = page.waitForResponse((response) => response.url().endsWith(markChangelogRead.path));
  const opened = page.context().waitForEvent("page");
  await page.locator('[role="menuitem"][href^="/pages/help/"]').first().press("Enter");
  const article = await opened;
  await article.waitForURL(/\/pages\/help\/.+/);
  await expect(article.getByRole("heading", { level: 1 })).toBeVisible();
  await counted;
  expect((await (await marked).json()).code).toBe(0);
  await expect(helpButton(member)).not.toHaveAccessibleName(unread);
  await page.reload();
  await expect(helpButton(member)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(helpButton(member)).not.toHaveAccessibleName(unread);
});

test("a page that cannot be drawn is reported and loaded again; one whose data stays away is asked for again", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/user");

  await test.step("data that does not come", async () => {
    await page.route(`**${listObjects.path}`, (route) => route.abort());
    await page.goto("/objects");
    const again = page.getByRole("button", { name: t("common:action.tryAgain") });
    await expect(page.getByRole("heading", { name: t("message:common.load_title") })).toBeVisible();
    await expectSound(page);
    await page.unroute(`**${listObjects.path}`);
    await again.click();
    await expect(page.getByRole("button", { name: t("objects:add") }).first()).toBeVisible();
  });

  await test.step("an answer that no page expects", async () => {
    // Reports are not sent for a local address, so the page gets one that is not.
    const origin = "http://portal.example";
    await page.context().route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, server.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const token = await page.evaluate(() => localStorage.getItem("candor.token") ?? "");
    await page.goto(`${origin}/login`);
    await page.evaluate((value) => localStorage.setItem("candor.token", value), token);
    await page.route(`**${dashboard.path}`, (route) =>
      route.fulfill({ json: { code: 0, message: "", data: { counts: {} } } }),
    );
    const reported = page.waitForRequest((request) => request.url().endsWith(ERROR_REPORT_PATH));
    await page.goto(`${origin}/dashboard`);
    await expect(
      page.getByRole("heading", { level: 1, name: t("message:common.stopped_title") }),
    ).toBeVisible();
    await expectSound(page);
    const report = (await reported).postDataJSON();
    expect(report.type).toBe("error");
    expect(JSON.parse(report.content)).toMatchObject({
      name: expect.any(String),
      message: expect.any(String),
      stack: expect.any(String),
      page: `${origin}/dashboard`,
      build: expect.any(String),
    });
    await page.unroute(`**${dashboard.path}`);
    await page.getByRole("button", { name: t("common:action.reload") }).click();
    await expect(navigation(owner)).toBeVisible();
    await expect(page.getByRole("heading", { name: t("message:common.stopped_title") })).toHaveCount(0);
  });
});

test("offline is said, and back online the page is asked for again", async ({ browser, server }) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/objects");
  await expect(page.getByRole("button", { name: t("objects:add") }).first()).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: t("common:connection.offline") })).toBeVisible();
  await expectSound(page);
  await navigation(owner)
    .getByRole("link", { name: t("shell:screen.members"), exact: true })
    .click();
  await page.waitForURL("**/members");
  await page.goBack();
  await expect(page.getByRole("button", { name: t("objects:add") }).first()).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().endsWith(listObjects.path));
  await page.context().setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: t("common:connection.back") })).toBeVisible();
  await expect(page.getByText(t("common:connection.offline"))).toHaveCount(0);
  await asked;
});

test("a slow start and a slow change of screen show that they are on their way", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "cn", 1);
  const owner = await visitor(browser, "cn");
  await signIn(owner, "owner", "/user");
  // In a tab of its own, where no code is in memory.
  const page = await owner.page.context().newPage();
  const { t } = owner;
  let held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const main = page.getByRole("main");
  const menu = page.getByRole("navigation", { name: t("shell:navigation") });
  const assessments = menu.getByRole("link", { name: t("shell:screen.assessments"), exact: true });
  const checks = menu.getByRole("link", { name: t("shell:screen.checks"), exact: true });

  await test.step("the start, in the reader's language", async () => {
    await page.goto("/checks", { waitUntil: "commit" });
    await expect(page.getByRole("status").getByRole("img", { name: t("shell:loading") })).toBeVisible();
    held.resolve();
    await expect(assessments).toBeVisible();
    await expect(page.getByRole("img", { name: t("shell:loading") })).toHaveCount(0);
  });

  await test.step("a change, which may be thought better of", async () => {
    held = Promise.withResolvers<void>();
    await assessments.click();
    await expect(main).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("status").filter({ hasText: t("shell:loading") })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${t("shell:screen.checks")} `));
    await checks.click();
    await expect(main).not.toHaveAttribute("aria-busy");
    await assessments.click();
    await expect(main).toHaveAttribute("aria-busy", "true");
    held.resolve();
    await expect(main).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveTitle(new RegExp(`^${t("shell:screen.assessments")} `));
  });
});
