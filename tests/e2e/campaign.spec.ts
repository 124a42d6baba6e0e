import { activityResult, listActivityScans, listMail } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { DEMO, openCampaign, session } from "../../scripts/lib/drive.ts";
import { expectSound, NARROW, WIDE } from "./support/journey.ts";
import { test } from "./support/own-server.ts";
import { wordsOf } from "./support/texts.ts";

const t = wordsOf("cn");
const TITLE = t("campaign:intro.cross_border.title");

for (const viewport of [WIDE, NARROW]) {
  test(`a visitor asks for a free assessment, confirms it by mail, and it starts (${viewport.width} px)`, async ({
    browser,
    server,
  }) => {
    const cid = `spring-${viewport.width}`;
    const email = `visitor-${viewport.width}@test.example`;
    await openCampaign(server.url, cid);
    const staff = await session(server.url, "staff");
    // A reader of English: a campaign is held in Chinese all the same.
    const context = await browser.newContext({ viewport, locale: "en-GB" });
    const page = await context.newPage();

    const served = await page.goto(`/activity/start/${cid}`);
    expect(await served?.text(), "what it is about stands in the page itself").toContain(`>${TITLE}</h1>`);
    await expect(page).toHaveTitle(`${TITLE} · Candor`);
    const field = (name: string) => page.getByRole("textbox", { name: t(`campaign:form.${name}`) });
    const start = page.getByRole("button", { name: t("campaign:form.submit") });
    await field("company").fill(" 示例科技 ");
    await field("website").fill(DEMO.careful);
    await field("email").fill(email);
    await field("mobile").fill("1280013800");
    // Its message moves what is below; the press that leaves the field meets the box all the same.
    await page.getByRole("checkbox").check();
    await expect(field("mobile")).toHaveAccessibleDescription(t("message:campaign.mobile_invalid"));
    await expect(start).toBeDisabled();
    await expectSound(page);
    await field("mobile").fill("13800138000");
    await start.click();

    await expect(
      page.getByRole("heading", { level: 1, name: t("message:campaign.submitted_title") }),
    ).toBeVisible();
    await expect(page.getByRole("definition")).toHaveText(["示例科技", DEMO.careful, email, "13800138000"]);
    await expectSound(page);

    const { list } = await staff.client.call(listMail, { search: email });
    const [link = ""] = /http\S+\/activity\/confirm\/[\w-]+/.exec(list[0]?.text ?? "") ?? [];
    expect(link, "the mail names this server").toContain(server.url);
    await page.goto(link);
    await expect(
      page.getByRole("heading", { level: 1, name: t("campaign:confirm.done"), exact: true }),
    ).toBeVisible();
    await expect(page.getByText(t("campaign:kind.cross_border"), { exact: true })).toBeVisible();
    const code = page.getByRole("img", { name: t("campaign:confirm.qrcode") });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    const card = page.getByRole("main").locator("section");
    expect((await card.boundingBox())?.width).toBe(viewport === WIDE ? 512 : viewport.width - 48);
    await expectSound(page);
    await page.reload();
    await expect(
      page.getByRole("heading", { level: 1, name: t("campaign:confirm.again"), exact: true }),
    ).toBeVisible();

    const request = async () =>
      (await staff.client.call(listActivityScans, { search: email, cid })).list[0]?.state;
    await expect.poll(request).not.toBe("unconfirmed");
  });
}

test("a campaign that does not run, a wrong link and a result that is not there say so", async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/activity/start/none");
  await expect(page.getByRole("status").filter({ hasText: t("message:campaign.not_started") })).toBeVisible();
  await expect(page.getByRole("img", { name: t("campaign:loading") })).toBeVisible();
  await page.goto("/activity/confirm/no-such-code");
  await expect(page.getByRole("img", { name: t("campaign:confirm.loading") })).toBeVisible();
  await expect(page.getByText(/该确认链接无效或已过期/).first()).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith(activityResult.path));
  await page.goto("/activity/result/none/none");
  await answered;
  await expect(page.getByRole("heading", { level: 1, name: t("campaign:result.none") })).toBeVisible();
  await expectSound(page);
});
