import AxeBuilder from "@axe-core/playwright";
import { info, readGuide, signOut, updateStatus } from "@candor/api/contract";
import { GUIDE_STATUSES, type Language } from "@candor/api/entities";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { DEMO, session } from "../../../scripts/lib/drive.ts";
import { type Words, wordsOf } from "./texts.ts";

/** One person with a browser of their own. */
export interface Visitor {
  page: Page;
  t: Words;
  language: Language;
}

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** A browser of one's own, with the language chosen before the first page. `baseURL` where the browser knows none. */
export async function visitor(
  browser: Browser,
  language: Language,
  viewport = WIDE,
  baseURL?: string,
): Promise<Visitor> {
  const context = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/login");
  await page.evaluate((value) => {
    localStorage.setItem("candor.lang", value);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain http
    document.cookie = `candor.lang=${value}; path=/`;
  }, language);
  return { page, t: wordsOf(language), language };
}

/** Sets the account to the journey's language and the guide to read or unread. */
export async function prepare(
  url: string,
  language: Language,
  guideStatus: 0 | 1,
  who: "owner" | "member" = "owner",
) {
  const { client } = await session(url, who);
  await client.call(updateStatus, { key: "language", value: language === "cn" ? "zh" : "en" });
  if (guideStatus === 1) await client.call(readGuide, { read_type: "skip" });
  else await client.call(updateStatus, { key: "guide_status", value: 0 });
}

/** Fills the sign-in form and sends it. */
export async function enter({ page, t }: Visitor, { email, password }: { email: string; password: string }) {
  await page.getByLabel(t("session:email"), { exact: true }).fill(email);
  await page.getByLabel(t("session:password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: t("session:submit"), exact: true }).click();
}

/**
 * Skips the first-time guide and its hint, as a person does who knows the product. They speak the account's language,
 * which need not be the journey's yet.
 */
async function skipGuide({ page }: Visitor) {
  await page.getByRole("button", { name: /^(?:Skip the guide|跳过引导)$/ }).click();
  await page.getByRole("button", { name: /^(?:Got it|知道了)$/ }).click();
}

/** Asked of the server: the page may be loaded again, in the account's language, while its own answer is read. */
async function guideStatusOf(url: string, who: "owner" | "member"): Promise<number> {
  const { client } = await session(url, who);
  const { guide_status } = await client.call(info, {});
  await client.call(signOut, {});
  return guide_status;
}

/** Signs a customer in on the page that the path leads to, and leaves the guide where it opens by itself. */
export async function signIn(
  person: Visitor,
  who: "owner" | "member" = "owner",
  path = "/",
  { keepGuide = false } = {},
) {
  const { page } = person;
  await page.goto(path);
  const guideStatus = await guideStatusOf(new URL(page.url()).origin, who);
  await enter(person, DEMO[who]);
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  if (!keepGuide && guideStatus === GUIDE_STATUSES.unread) await skipGuide(person);
}

/** Sets the account's own language, which wins over the one that sign-in was read in. */
export async function chooseLanguage({ page, language }: Visitor) {
  const name = { en: "English", cn: "简体中文" }[language];
  const account = page.getByRole("banner").getByRole("button").last();
  await account.press("Enter");
  await page.getByRole("menuitem", { name: /Language|语言/ }).press("Enter");
  await page.getByRole("menuitemradio", { name }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", language === "cn" ? "zh-CN" : "en-GB");
}

/** Signs staff in to the console. */
export async function signInAsStaff(person: Visitor, path = "/view-mis/new") {
  await person.page.goto(path);
  await enter(person, DEMO.staff);
  await person.page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

/** No accessibility violation, and nothing wider than the window. A mail's own markup is not the console's. */
export async function expectSound(page: Page) {
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What is measured by script comes to rest after its first drawing.
  await expect.poll(wider, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  // What fades in has its colours when it has ended; what is placed by script begins to fade a frame later.
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .filter(({ playState }) => playState !== "finished");
    do {
      await Promise.allSettled(fading().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    } while (fading().length > 0);
  });
  const { violations } = await new AxeBuilder({ page })
    // Frames are left out: axe then needs no page of its own to put their results together.
    .setLegacyMode(true)
    .exclude("iframe")
    // A reader of failures needs the markup alone; no rule that is on asks for style sheets.
    .options({ resultTypes: ["violations"], selectors: false, preload: { assets: ["media"] } })
    .analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(said, page.url()).toEqual([]);
}

/** Goes on with the tab key, or back, until something has the focus, as far as a patient person would. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
