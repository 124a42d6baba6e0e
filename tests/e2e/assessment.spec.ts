import { info, listChecks, overviewPdf, setCheckOwner } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { DEMO, session } from "../../scripts/lib/drive.ts";
import {
  chooseLanguage,
  expectSound,
  NARROW,
  signIn,
  signInAsStaff,
  type Visitor,
  visitor,
} from "./support/journey.ts";
import { test } from "./support/own-server.ts";
import { wordsOf } from "./support/texts.ts";

const hostOf = (url: string) => new URL(url).host;

/** Adds a website from the first step of a new assessment; it is chosen then. */
async function addWebsite({ page, t }: Visitor, url: string) {
  await page
    .getByRole("button", { name: t("assessments:wizard.add") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("objects:form.url") }).fill(hostOf(url));
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: t("objects:form.submitAdd") }).click();
  await expect(dialog).toBeHidden();
}

async function submit({ page, t }: Visitor) {
  const button = (key: string) =>
    page.getByRole("button", { name: t(`assessments:wizard.${key}`), exact: true });
  await button("continue").click();
  await button("continue").click();
  await button("submitAction").click();
  await expect(page.getByText(t("message:assessment.not_authorised"))).toBeVisible();
  await page.getByRole("checkbox", { name: t("assessments:wizard.authorise") }).check();
  await button("submitAction").click();
  await page.waitForURL(/\/assessment\/detail\//);
}

const SITE = DEMO.careless;

/** Each speaks a language of their own, and the owner reads on in the other one: each step is met once. */
test("a website is assessed, reviewed, published and read, in English and in Chinese", async ({
  browser,
}) => {
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  const text = (value: string) => page.getByText(value, { exact: true });

  await test.step("the owner signs in", async () => {
    await signIn(owner, "owner", "/dashboard");
    await chooseLanguage(owner);
    await expect(page.getByRole("banner")).toContainText(t("shell:screen.dashboard"));
    await expectSound(page);
  });

  await test.step("adds a website and submits it, once the authorisation is ticked", async () => {
    await page.goto("/newassessment");
    await addWebsite(owner, SITE);
    await submit(owner);
  });
  const assessmentUrl = page.url();

  await test.step("sees it assessed with live progress, while the object is read-only", async () => {
    await expect(text(t("assessments:state.assessing")).first()).toBeVisible();
    const objects = await page.context().newPage();
    await objects.goto("/objects");
    await expect(objects.getByText(t("objects:locked"), { exact: true }).first()).toBeVisible();
    await objects.close();
    await expect(text(t("assessments:detail.reviewTitle"))).toBeVisible({ timeout: 240_000 });
    await expectSound(page);
  });

  const staff = await visitor(browser, "cn");
  await test.step("staff see each result with its evidence", async () => {
    await signInAsStaff(staff);
    await expect(staff.page.getByRole("heading", { name: staff.t("scans:title") })).toBeVisible();
    await expectSound(staff.page);
    const id = assessmentUrl.split("/").at(-1);
    await staff.page.goto(`/view-mis/scan-result/${id}`);
    await expect(
      staff.page.getByRole("navigation", { name: staff.t("scans:result.listLabel") }),
    ).toBeVisible();
  });

  await test.step("change one result with a note", async () => {
    const results = staff.page.getByRole("navigation", { name: staff.t("scans:result.listLabel") });
    await results.getByRole("link").first().click();
    await expectSound(staff.page);
    await staff.page.getByRole("button", { name: staff.t("scans:detail.edit") }).click();
    const form = staff.page.getByRole("form", { name: staff.t("scans:edit.title") });
    await form.getByLabel(staff.t("scans:edit.outcome")).selectOption("potential");
    await form.getByRole("button", { name: staff.t("scans:edit.save") }).click();
    await expect(form.getByText(staff.t("message:scan.note_required"))).toBeVisible();
    await form
      .getByRole("textbox", { name: staff.t("scans:edit.note") })
      .fill("Seen by hand: depends on the visitor's region.");
    await form.getByRole("button", { name: staff.t("scans:edit.save") }).click();
    await expect(staff.page.getByText(staff.t("scans:edit.saved"))).toBeVisible();
  });

  await test.step("and publish formally; the mail is in the outbox", async () => {
    await staff.page.getByRole("button", { name: staff.t("scans:action.publish") }).click();
    const dialog = staff.page.getByRole("dialog");
    await dialog.getByRole("button", { name: staff.t("scans:confirm.publish.submit") }).click();
    await expect(dialog).toBeHidden();
    await staff.page.goto("/view-mis/outbox");
    await expect(staff.page.getByText(DEMO.owner.email).first()).toBeVisible();
    await expectSound(staff.page);
  });

  await test.step("the customer sees it complete, and the dashboard with counts and score", async () => {
    await page.goto(assessmentUrl);
    await expect(text(t("assessments:state.complete")).first()).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: t("dashboard:maturity.title") })).toBeVisible();
    await expect(page.getByRole("row", { name: hostOf(SITE) })).toBeVisible();
    await expectSound(page);
  });

  await test.step("filters, sorts and searches the checks; the address keeps the state", async () => {
    await page.goto("/checks");
    const choose = async (filter: string, value: RegExp) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: t(filter) })
        .first()
        .click();
      await page.getByRole("checkbox", { name: value }).click();
      await expect(page.getByRole("checkbox", { name: value })).toBeChecked();
      await page.keyboard.press("Escape");
    };
    await choose("checks:framework", /^GDPR/);
    await choose("checks:status", new RegExp(`^${t("common:status.passed")}`));
    await expect(page).toHaveURL(/gdpr/);
    await expect(page).toHaveURL(/passed/);
    const rows = page.getByRole("row");
    await expect(rows.nth(1)).toContainText(t("common:status.passed"));
    const before = await rows.allInnerTexts();
    await page.reload();
    await expect(rows.nth(1)).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(before);
    await page.getByRole("button", { name: t("checks:column.check") }).click();
    await expect(page.getByRole("columnheader", { name: t("checks:column.check") })).toHaveAttribute(
      "aria-sort",
      /ascending|descending/,
    );
    await page.getByRole("searchbox", { name: t("checks:search") }).fill("TLS");
    await expect(page).toHaveURL(/TLS/);
    await expectSound(page);
  });

  const inChinese = wordsOf("cn");
  await test.step("reads on in Chinese", () => chooseLanguage({ page, t: inChinese, language: "cn" }));

  await test.step("finds on the home page what is theirs, and opens it from there", async () => {
    const { client } = await session(new URL(page.url()).origin, "owner");
    const { id } = await client.call(info, {});
    const { list } = await client.call(listChecks, { statuses: ["critical", "medium", "low"] });
    const [check] = list;
    if (check) await client.call(setCheckOwner, { id: check.id, owner_id: String(id) });
    await page.goto("/homepage");
    if (!check) return expect(page.getByRole("main").getByText(inChinese("home:mine.none"))).toBeVisible();
    const mine = page.getByRole("region", { name: inChinese("home:mine.me") });
    await expect(mine).toBeVisible();
    await expectSound(page);
    await mine.getByRole("link", { name: check.title.cn }).click();
    await page.waitForURL(`**/checkdetail/${check.id}`);
    await expect(page.getByRole("heading", { level: 1, name: check.title.cn })).toBeVisible();
  });

  await test.step("has the overview printed: one page, in the reader's language", async () => {
    const { client } = await session(new URL(page.url()).origin, "owner", "cn");
    const { content } = await client.call(overviewPdf, {});
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(content, "base64")));
    expect(document.numPages).toBe(1);
    const { text: words } = await extractText(document, { mergePages: true });
    const said = words.replace(/\s/g, "");
    for (const key of ["maturity.title", "objects.title", "issues.title", "heaviest.title", "byHand.title"])
      expect(said).toContain(inChinese(`overview:${key}`).replace(/\s/g, ""));
    // Nothing of the shell stands on the paper: its first link would be the first of its texts.
    expect(said).not.toContain(inChinese("shell:skip").replace(/\s/g, ""));
  });

  await test.step("and reads one check: what is wrong, how to fix it, evidence, screenshot, history", async () => {
    await page.goto("/checks");
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await page.waitForURL(/\/checkdetail\//);
    for (const key of ["wrong", "fix", "evidence", "history"]) {
      await expect(page.getByRole("heading", { name: inChinese(`checks:detail.${key}`) })).toBeVisible();
    }
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.getByRole("tab", { name: inChinese("evidence:screenshots") }).click();
    const picture = page.getByRole("tabpanel").locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectSound(page);
  });

  await test.step("and the policy as it was read that day, in the evidence of a check that rests on it", async () => {
    const { client } = await session(new URL(page.url()).origin, "owner");
    const { list } = await client.call(listChecks, { page_size: 100 });
    const rests = list.find(({ check_id }) => check_id === "web.policy.link");
    const before = page.url();
    await page.goto(`/checkdetail/${rests?.id}`);
    await page.getByRole("button", { name: inChinese("evidence:file.open.text_file_s3") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^Your privacy is important to us/)).toBeVisible();
    await expectSound(page);
    await page.goto(before);
  });

  await test.step("marks it resolved, as its history tells at once", async () => {
    await page.getByRole("button", { name: inChinese("checks:work.resolve"), exact: true }).click();
    const history = page.getByRole("region", { name: inChinese("checks:detail.history") });
    await expect(
      history.getByText(inChinese("checks:history.marked_resolved"), { exact: true }),
    ).toBeVisible();
    await expectSound(page);
  });

  await test.step("every screen holds at 390 px", async () => {
    await page.setViewportSize(NARROW);
    for (const path of [
      "/dashboard",
      "/checks",
      "/objects",
      "/assessments",
      "/newassessment",
      assessmentUrl,
    ]) {
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectSound(page);
    }
    await page.getByRole("button", { name: inChinese("shell:openMenu") }).click();
    const menu = page.getByRole("navigation", { name: inChinese("shell:navigation") });
    await expect(menu.getByRole("link", { name: inChinese("shell:screen.checks") })).toBeVisible();
  });
});
