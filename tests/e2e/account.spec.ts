import { listMail } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { session } from "../../scripts/lib/drive.ts";
import { enter, expectSound, prepare, signIn, type Visitor, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const EMAIL = "nina.lange@candor.example";
const FIRST = "Welcome-2026";
const SECOND = "welcome-back-2";

/** The page that the newest mail to Nina links to: read as staff read the outbox, once a job has written it. */
async function linkMailed(url: string, path: string): Promise<string> {
  const { client } = await session(url, "staff");
  let href = "";
  await expect(async () => {
    const { list } = await client.call(listMail, { search: EMAIL }, { keepDuplicate: true });
    [href = ""] = list.flatMap(({ text }) => new RegExp(`${path}\\?code=[\\w-]+`).exec(text ?? "") ?? []);
    expect(href).not.toBe("");
  }).toPass();
  return href;
}

/** Enters a new password twice and sends it. The labels end in the mark of what is required. */
async function choosePassword({ page, t }: Visitor, password: string, submit: string) {
  await page.getByLabel(`${t("credentials:password")}*`, { exact: true }).fill(password);
  await page.getByLabel(`${t("credentials:confirmPassword")}*`, { exact: true }).fill(password);
  await page.getByRole("button", { name: t(submit), exact: true }).click();
}

test.use({ serves: "shared" });

test("an invited colleague joins by the mail, and later sets a new password by another", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const nina = await visitor(browser, "en");
  const { page, t } = nina;
  // Opens by itself for whoever is new, once they are signed in.
  const guide = page.getByRole("dialog", { name: t("guide:title") });
  const row = owner.page.getByRole("row", { name: EMAIL });

  await test.step("the owner invites her", async () => {
    await signIn(owner, "owner", "/members");
    await owner.page.getByRole("button", { name: t("members:invite") }).click();
    await owner.page.getByRole("textbox", { name: t("members:form.email") }).fill(EMAIL);
    await owner.page.getByRole("radio", { name: t("members:roles.viewer") }).check();
    await owner.page.getByRole("button", { name: t("members:form.submit") }).click();
    await expect(row).toContainText(t("members:state.invited"));
  });

  await test.step("she sets a password, completes her profile and is signed in", async () => {
    const invitation = await linkMailed(server.url, "/pages/confirm-invite");
    await page.goto(invitation);
    await expect(page.getByRole("textbox", { name: t("credentials:email") })).toHaveValue(EMAIL);
    await expectSound(page);
    await choosePassword(nina, FIRST, "credentials:invite.submit");
    await expect(page.getByRole("heading", { name: t("credentials:profile.title") })).toBeFocused();
    await page.reload();
    await page.getByRole("textbox", { name: t("credentials:name") }).fill("Nina Lange");
    await page.getByRole("combobox", { name: t("credentials:position") }).selectOption("legal");
    await page.getByRole("button", { name: t("credentials:profile.submit") }).click();
    await expect(guide).toBeVisible();

    await owner.page.reload();
    await expect(row).toContainText("Nina Lange");
    await expect(row).toContainText(t("members:state.active"));
    await page.goto(invitation);
    await expect(page.getByRole("heading", { name: t("credentials:problem.registered") })).toBeVisible();
  });

  await test.step("she asks for a link from the sign-in page, and sets another password with it", async () => {
    await page.evaluate(() => localStorage.removeItem("candor.token"));
    await page.goto("/login");
    await page.getByRole("link", { name: t("session:forgot") }).click();
    await page.getByRole("textbox", { name: t("credentials:email") }).fill(EMAIL);
    await page.getByRole("button", { name: t("credentials:mail.reset.submit") }).click();
    await expect(page.getByRole("heading", { name: t("credentials:mail.sentTitle") })).toBeFocused();

    const reset = await linkMailed(server.url, "/pages/reset-password");
    await page.goto(reset);
    await choosePassword(nina, SECOND, "credentials:reset.submit");
    await page.waitForURL("**/login");
    await expect(page.getByText(t("credentials:reset.done"))).toBeVisible();
    await expectSound(page);
    await enter(nina, { email: EMAIL, password: SECOND });
    await expect(guide).toBeVisible();

    await page.goto(reset);
    await expect(page.getByRole("heading", { name: t("credentials:problem.expired") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("credentials:problem.resend") })).toBeVisible();
  });
});
