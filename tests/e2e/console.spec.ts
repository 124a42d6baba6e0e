import { createApiClient } from "@candor/api/client";
import {
  acceptInvitation,
  acceptStaffLink,
  createStaff,
  createStaffCompany,
  createWebsite,
  getImportSample,
  importScan,
  listMail,
  misInfo,
} from "@candor/api/contract";
import type { StaffPermission } from "@candor/api/entities";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { PNG, type Session, session } from "../../scripts/lib/drive.ts";
import { enter, expectSound, signInAsStaff, tabTo, type Visitor, visitor } from "./support/journey.ts";
import { type OwnServer, test } from "./support/own-server.ts";
import { wordsOf } from "./support/texts.ts";
import { SOUND } from "./support/troubled-sites.ts";

const OWNER = { email: "olga@lantern.example", password: "Lantern-2026" };
/** Keeps companies and may not see scans. */
const CLERK = { name: "Cleo", email: "cleo@candor.example", password: "Second-2026" };
const SECOND = { name: "Sam", email: "sam@candor.example", password: "Second-2026" };
const REASON = { en: "The visitor decides on another page.", cn: "访客在另一页面作出选择。" };

/** Goes to a button or a link by the tab key, and presses it. */
async function use(page: Page, target: Locator, key?: "Shift+Tab") {
  await expect(target).toBeVisible();
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes to a field by the tab key, and types. */
async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** The link in somebody's newest mail that leads to a path. */
async function linkOf({ client }: Session, email: string, path: string): Promise<URL> {
  let link = "";
  await expect(async () => {
    const { list } = await client.call(listMail, { search: email });
    [link = ""] = new RegExp(`http\\S+${path}[\\w?=/-]*`).exec(list[0]?.text ?? "") ?? [];
    expect(link).not.toBe("");
  }).toPass();
  return new URL(link);
}
const codeOf = (link: URL) => link.searchParams.get("code") ?? "";

let company = "";
let website = "";

/** A company with its owner and a website, beside the demo's own: what is done to it is nobody else's. */
test.beforeAll(async ({ server }) => {
  const staff = await session(server.url, "staff");
  const owner = { email: OWNER.email, language: "en" } as const;
  const made = await staff.client.call(createStaffCompany, { name: "Lantern", product_version: 1, owner });
  const invitation = codeOf(await linkOf(staff, OWNER.email, "/pages/confirm-invite"));
  const { password } = OWNER;
  const joined = await staff.client.call(acceptInvitation, {
    ...{ code: invitation, password, confirm_password: password },
  });
  const { client } = clientOf(server, joined.token);
  company = made.id;
  const site = { name: "", url: `https://${SOUND}`, territories: ["EU" as const] };
  website = (await client.call(createWebsite, site)).id;
});

const clientOf = ({ url }: OwnServer, token: string): Session => ({
  client: createApiClient({ baseUrl: url, getToken: () => token, getLanguage: () => "en" }),
  token,
});

/** The results of a scan, and the form in which one is edited. */
function review({ page, t }: Visitor) {
  const form = page.getByRole("form", { name: t("scans:edit.title") });
  const note = form.getByRole("textbox", { name: t("scans:edit.note") });
  return {
    form,
    note,
    results: page.getByRole("navigation", { name: t("scans:result.listLabel") }),
    save: form.getByRole("button", { name: t("scans:edit.save") }),
    /** Opens the edit of the result that is shown, says that it is only potential, and why. */
    async edit(why: string) {
      await page.keyboard.press("e");
      await expect(form.getByLabel(t("scans:edit.outcome"))).toBeFocused();
      await page.keyboard.type("Pot");
      await typeInto(page, note, why);
    },
  };
}

test("a scan goes from its creation to a correction, by keyboard", async ({ browser, server }) => {
  const staff = await visitor(browser, "en");
  const { page, t } = staff;
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const dialog = page.getByRole("dialog");
  const { results, edit, save, form } = review(staff);
  await signInAsStaff(staff, "/view-mis/scan-list");

  await test.step("it is created for a company, of a website of its own", async () => {
    await use(page, button("scans:list.create").first());
    await typeInto(page, dialog.getByRole("combobox"), "Lantern");
    await expect(page.getByRole("option", { name: "Lantern" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const site = dialog.getByRole("checkbox", { name: SOUND });
    await expect(site).toBeVisible();
    await tabTo(page, site);
    await page.keyboard.press("Space");
    await use(page, button("scan-making:create.submit"));
    await page.waitForURL(/\/scan-result\//);
  });
  const scanId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await test.step("its results are confirmed, and one is said otherwise", async () => {
    await expect(results).toBeVisible({ timeout: 240_000 });
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("c");
    await expect(page.getByText(t("scans:confirming.done", { count: 2 }), { exact: true })).toBeVisible();
    await page.keyboard.press("j");
    await edit("Seen by hand.");
    await use(page, save);
    await expect(form).toBeHidden();
    await expect(button("scans:detail.edit")).toBeFocused();
    await expectSound(page);
  });

  const owner = await visitor(browser, "en");
  await test.step("it is published", async () => {
    await use(page, button("scans:action.publish"));
    await use(page, dialog.getByRole("button", { name: t("scans:confirm.publish.submit") }));
    await expect(dialog).toBeHidden();
    await expect(button("scans:action.publish")).toBeFocused();
    await owner.page.goto(`/assessment/detail/${scanId}`);
    await enter(owner, OWNER);
    await expect(
      owner.page.getByText(t("assessments:state.complete"), { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step("a correction changes one result, and says why in both languages", async () => {
    await use(page, button("scans:correction.begin.action"));
    await use(page, dialog.getByRole("button", { name: t("scans:correction.begin.action") }));
    await expect(dialog).toBeHidden();
    await page.keyboard.press("j");
    await edit("Seen again.");
    await use(page, save);
    await expect(form).toBeHidden();
    await use(page, button("scans:correction.publish.action"));
    await typeInto(page, dialog.getByLabel(t("scans:confirm.fail.en")), REASON.en);
    await typeInto(page, dialog.getByLabel(t("scans:confirm.fail.cn")), REASON.cn);
    await use(page, dialog.getByRole("button", { name: t("scans:correction.publish.action") }));
    await expect(dialog).toBeHidden();
  });

  await test.step("which its customer reads on the assessment and in a mail", async () => {
    await owner.page.reload();
    await expect(owner.page.getByText(REASON.en)).toBeVisible();
    const { list } = await (await session(server.url, "staff")).client.call(listMail, {
      search: OWNER.email,
    });
    expect(list[0]?.text).toContain(REASON.en);
  });
});

/** Another member of staff, who joined by the link of their invitation. */
async function colleague(
  browser: Browser,
  server: OwnServer,
  account: typeof SECOND,
  permissions: StaffPermission[],
): Promise<Visitor> {
  const staff = await session(server.url, "staff");
  const { name, email, password } = account;
  await staff.client.call(createStaff, { username: name, email, permissions });
  const code = codeOf(await linkOf(staff, email, "/view-mis/invitation"));
  await staff.client.call(acceptStaffLink, { code, password, confirm_password: password });
  return visitor(browser, "en");
}

test("two reviewers of one result overwrite nothing unread, by keyboard", async ({ browser, server }) => {
  const { client } = await session(server.url, "staff");
  const { sample } = await client.call(getImportSample, {});
  const { id } = await client.call(importScan, {
    ...{ company_id: company, object_id: website, content: sample.content },
  });
  const path = `/view-mis/scan-result/${id}`;
  const first = await visitor(browser, "en");
  await signInAsStaff(first, path);
  const second = await colleague(browser, server, SECOND, ["view_scan"]);
  const { page, t } = second;
  const firsts = review(first);
  const seconds = review(second);

  await test.step("who comes second is told who was there before", async () => {
    await first.page.keyboard.press("j");
    await firsts.edit("The banner came late.");
    await page.goto(new URL(first.page.url()).pathname + new URL(first.page.url()).search);
    await enter(second, SECOND);
    await expect(page.getByText(/has been editing this result since/)).toBeVisible();
    await expectSound(page);
  });

  await test.step("who saves second reads the other's word first, and loses nothing", async () => {
    await seconds.edit("There is no banner at all.");
    await use(first.page, firsts.save);
    await expect(firsts.form).toBeHidden();
    await use(page, seconds.save);
    const told = seconds.form.getByRole("alert").filter({ has: page.getByRole("button") });
    await expect(told).toContainText("The banner came late.");
    await expect(seconds.note).toHaveValue("There is no banner at all.");
    await expectSound(page);
    await use(page, told.getByRole("button", { name: t("scans:edit.goOn") }), "Shift+Tab");
    await use(page, seconds.save);
    await expect(seconds.form).toBeHidden();
  });

  await test.step("and the first finds what stands now", async () => {
    await first.page.reload();
    await expect(first.page.getByText("There is no banner at all.")).toBeVisible();
  });

  await test.step("a page that is not theirs is refused before it asks for anything", async () => {
    const clerk = await colleague(browser, server, CLERK, ["view_company"]);
    await clerk.page.goto("/view-mis/company-list");
    await enter(clerk, CLERK);
    await expect(clerk.page.getByRole("table")).toBeVisible();
    const asked: string[] = [];
    clerk.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/mis/")) asked.push(pathname);
    });
    // Whose answers are fetched before its script has arrived, and once more as the app begins.
    await clerk.page.goto("/view-mis/scan-list");
    await expect(
      clerk.page.getByRole("heading", { level: 1, name: t("staff-session:shell.closedTitle") }),
    ).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([misInfo.path]));
  });
});

test("a campaign goes from its creation to the mail of a result, by keyboard", async ({
  browser,
  server,
}) => {
  const staff = await visitor(browser, "en");
  const { page, t } = staff;
  const cn = wordsOf("cn");
  const dialog = page.getByRole("dialog");
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  const field = (name: string) => dialog.getByRole("textbox", { name });
  /** Opens the dialog that makes one, and says its id and its title. */
  const begin = async (path: string, create: string, title: string) => {
    await page.goto(path);
    await use(page, button(create).first());
    await typeInto(page, field(t("config-editor:key")), "lantern");
    await typeInto(page, field(t("config-editor:english", { label: title })), "Lantern day");
    await typeInto(page, field(t("config-editor:chinese", { label: title })), "灯笼日");
  };
  await signInAsStaff(staff);

  await test.step("staff make its skill and its QR code", async () => {
    await begin("/view-mis/activity/skills", "campaigns:entries.skills.create", t("campaigns:skills.name"));
    await use(page, dialog.getByRole("button", { name: t("campaigns:create"), exact: true }));
    await page.waitForURL(/\/activity\/skills\/./);
    await begin("/view-mis/activity/qrcode", "campaigns:entries.qrcodes.create", t("campaigns:qrcodes.name"));
    const chooser = page.waitForEvent("filechooser");
    await use(page, dialog.getByRole("button", { name: t("campaigns:qrcodes.image") }));
    await (await chooser).setFiles({
      ...{ name: "code.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") },
    });
    await expect(dialog.getByText(t("config-editor:file.done", { name: "code.png" }))).toBeAttached();
    await use(page, dialog.getByRole("button", { name: t("campaigns:create"), exact: true }));
    await page.waitForURL(/\/activity\/qrcode\/./);
  });

  await test.step("and the campaign, which begins once it is switched on", async () => {
    await begin("/view-mis/activity/list", "campaigns:campaigns.create", t("campaigns:campaigns.name"));
    for (const key of ["skill", "qrcode"]) {
      const choice = dialog.getByRole("combobox", { name: t(`campaigns:campaigns.${key}`) });
      await expect(choice.getByRole("option", { name: "Lantern day" })).toBeAttached();
      await tabTo(page, choice);
      await page.keyboard.type("Lan");
    }
    await use(page, button("config-editor:create"));
    await page.waitForURL(/\/activity\/list\/./);
    const enabled = page.getByRole("switch", { name: t("config-editor:enabled") });
    await expect(enabled).toBeVisible();
    await tabTo(page, enabled);
    await page.keyboard.press("Space");
    await use(page, button("config-editor:publish"));
    await expect(page.getByText(t("campaigns:note.off"))).toBeHidden();
    await expectSound(page);
  });

  const visiting = await (await browser.newContext()).newPage();
  const email = "lena@visitor.example";
  await test.step("a visitor asks, and confirms by mail", async () => {
    await visiting.goto("/activity/start/lantern");
    const values = { company: "灯笼", website: `https://${SOUND}`, email, mobile: "13800138000" };
    for (const [name, value] of Object.entries(values))
      await typeInto(visiting, visiting.getByRole("textbox", { name: cn(`campaign:form.${name}`) }), value);
    await tabTo(visiting, visiting.getByRole("checkbox"));
    await visiting.keyboard.press("Space");
    await use(visiting, visiting.getByRole("button", { name: cn("campaign:form.submit") }));
    await expect(
      visiting.getByRole("heading", { level: 1, name: cn("message:campaign.submitted_title") }),
    ).toBeVisible();
    const link = await linkOf(await session(server.url, "staff"), email, "/activity/confirm/");
    await visiting.goto(link.href);
    await expect(
      visiting.getByRole("heading", { level: 1, name: cn("campaign:confirm.done"), exact: true }),
    ).toBeVisible();
  });

  await test.step("staff publish what was found, and the mail leads to it", async () => {
    await page.goto("/view-mis/activity/scan-list");
    const row = page.getByRole("row", { name: /灯笼/ });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText(t("campaigns:state.expert_review"), { timeout: 2_000 });
    }).toPass({ timeout: 240_000 });
    await use(page, row.getByRole("button", { name: t("campaigns:requests.more", { company: "灯笼" }) }));
    const publish = page.getByRole("menuitem", { name: t("campaigns:ask.publish.confirm") });
    await expect(publish).toBeVisible();
    for (let step = 0; step < 6 && !(await isFocused(publish)); step++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await use(
      page,
      dialog.or(page.getByRole("alertdialog")).getByRole("button", {
        name: t("campaigns:ask.publish.confirm"),
      }),
    );
    await expect(row).toContainText(t("campaigns:state.published"));
    const link = await linkOf(await session(server.url, "staff"), email, "/activity/result/");
    await visiting.goto(link.href);
    await expect(
      visiting.getByRole("heading", { level: 1, name: cn("campaign:intro.cross_border.title") }),
    ).toBeVisible();
    await expect(visiting.getByText(SOUND).first()).toBeVisible();
    await expectSound(visiting);
  });
});
