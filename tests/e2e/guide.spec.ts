import type { Language } from "@candor/api/entities";
import { expect, type Page } from "@playwright/test";
import { expectSound, NARROW, prepare, signIn, type Visitor, visitor, WIDE } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const RUNS: { language: Language; viewport: typeof WIDE }[] = [
  { language: "en", viewport: WIDE },
  { language: "cn", viewport: NARROW },
];

const guide = ({ page, t }: Visitor) => page.getByRole("dialog", { name: t("guide:title") });
const helpButton = ({ page, t }: Visitor) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${t("shell:help.label")}`) });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test.use({ serves: "shared" });

for (const { language, viewport } of RUNS) {
  test(`a new user reads the guide by keyboard (${language})`, async ({ browser, server }) => {
    await prepare(server.url, language, 0);
    const owner = await visitor(browser, language, viewport);
    const { page, t } = owner;

    await test.step("it opens by itself and is read with one key", async () => {
      await signIn(owner, "owner", "/dashboard", { keepGuide: true });
      await expect(guide(owner)).toBeVisible();
      await expect(page.getByRole("button", { name: t("guide:next"), exact: true })).toBeFocused();
      await expectSound(page);
      for (let step = 1; step < 5; step++) {
        await expect(guide(owner)).toContainText(t("guide:position", { page: step, of: 5 }));
        await page.keyboard.press("Enter");
      }
      const marked = page.waitForResponse((response) => response.url().endsWith("/guide-read"));
      await expect(page.getByRole("button", { name: t("guide:finish"), exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      expect((await marked).request().postDataJSON()).toEqual({ read_type: "finish" });
    });

    await test.step("a hint says where it is found again, one step behind the help button", async () => {
      await expect(page.getByText(t("guide:hint.title"))).toBeVisible();
      await expect(helpButton(owner)).toBeFocused();
      await expect(page.getByRole("menu")).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect.poll(() => focusedText(page)).toBe(t("guide:gotIt"));
      await page.keyboard.press("Enter");
      await expect(page.getByText(t("guide:hint.title"))).toHaveCount(0);
      await expect(helpButton(owner)).toBeFocused();
    });

    await test.step("it stays away after a reload", async () => {
      await page.reload();
      await expect(helpButton(owner)).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(guide(owner)).toHaveCount(0);
    });
  });

  test(`an old user opens the guide by the menu (${language})`, async ({ browser, server }) => {
    await prepare(server.url, language, 1);
    const owner = await visitor(browser, language, viewport);
    const { page, t } = owner;
    await signIn(owner, "owner", "/dashboard");
    await page.waitForLoadState("networkidle");
    await expect(guide(owner)).toHaveCount(0);

    await test.step("by the help menu, with keys alone", async () => {
      await helpButton(owner).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("End");
      await expect.poll(() => focusedText(page)).toBe(t("shell:help.guide"));
      await page.keyboard.press("Enter");
      await expect(guide(owner)).toBeVisible();
    });

    await test.step("Escape closes it, gives the focus back and shows no hint", async () => {
      const marked = page.waitForResponse((response) => response.url().endsWith("/guide-read"));
      await page.keyboard.press("Escape");
      expect((await marked).request().postDataJSON()).toEqual({ read_type: "close" });
      await expect(guide(owner)).toHaveCount(0);
      await expect(helpButton(owner)).toBeFocused();
      await expect(page.getByRole("menu")).toHaveCount(0);
      await expect(page.getByText(t("guide:hint.title"))).toHaveCount(0);
    });
  });
}
