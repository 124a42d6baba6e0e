import { adoptDetections, checkAssets, listApplications, listAssessments } from "@candor/api/contract";
import { expect, type Page } from "@playwright/test";
import { DEMO, session } from "../../scripts/lib/drive.ts";
import { expectSound, prepare, signIn, signInAsStaff, type Visitor, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

/** The table that data sharing leads with, and the check whose evidence a template tells. */
const TABLE = "hosts";
const CHECK = "web.consent.trackers-before";
const TEMPLATE = "journey-recipients";
const COLUMN = { en: "Receiving host", cn: "接收主机" };

const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Types a text in both languages. */
async function words({ page, t }: Visitor, label: string, { en, cn }: { en: string; cn: string }) {
  await text(page, t("config-editor:english", { label })).fill(en);
  await text(page, t("config-editor:chinese", { label })).fill(cn);
}

async function publish({ page, t }: Visitor) {
  const button = page.getByRole("button", { name: t("config-editor:publish"), exact: true });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await button.click();
}

/** What is published of the demo shop. */
async function published(url: string) {
  const owner = await session(url, "owner");
  const { list: applications } = await owner.client.call(listApplications, {});
  const application = applications.find(({ url: at }) => at?.startsWith(DEMO.careless));
  if (!application) throw new Error("the demo shop is not published");
  const { list } = await owner.client.call(checkAssets, { check_id: CHECK });
  const check = list.find(({ object_id }) => object_id === application.id)?.result_id;
  if (!check) throw new Error(`${CHECK} has no result`);
  return { application, check, assessments: await assessments(url) };
}

const assessments = async (url: string) => {
  const { client } = await session(url, "owner");
  return (await client.call(listAssessments, {})).list.map(({ id }) => id);
};

test.use({ beginning: "published" });

test("what staff publish of a table and a template, customers see without a rescan", async ({
  browser,
  server,
}) => {
  test.setTimeout(900_000);
  const { application, check, assessments: before } = await published(server.url);
  const sharing = `/apps/${application.id}/${application.assessment_id}/${application.scan_id}/ds/data_sharing`;
  await prepare(server.url, "en", 1);
  await prepare(server.url, "cn", 1, "member");
  const owner = await visitor(browser, "en");
  const member = await visitor(browser, "cn");
  const staff = await visitor(browser, "en");
  const { page, t } = staff;
  const heading = ({ page: of }: Visitor, name: string) => of.getByRole("columnheader", { name });

  await test.step("customers see the engine's own columns and evidence", async () => {
    await signIn(owner, "owner", sharing);
    await expect(heading(owner, "Host").first()).toBeVisible();
    await expect(heading(owner, COLUMN.en)).toHaveCount(0);
    await owner.page.goto(`/checkdetail/${check}`);
    await expect(owner.page.getByRole("table").first()).toBeVisible();
    await expect(owner.page.getByText("is told of this visit")).toHaveCount(0);
  });

  await test.step("staff lay the table out from the engine's own", async () => {
    await signInAsStaff(staff, "/view-mis/configs/evidence-table");
    await page
      .getByRole("button", { name: t("evidence-tables:create") })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(TABLE);
    await dialog.getByRole("button", { name: t("evidence-tables:new.find") }).click();
    await dialog.getByRole("button", { name: t("evidence-tables:new.submit") }).click();
    await page.waitForURL(/evidence-table\/[0-9a-f-]{36}/);
  });

  await test.step("name a column, see it in the preview, and publish", async () => {
    await page
      .getByRole("button", { name: t("evidence-tables:columns.open", { name: "Host" }), exact: true })
      .click();
    const columns = page.getByRole("form", { name: t("evidence-tables:form") }).getByRole("listitem");
    const open = columns.filter({ has: page.getByRole("button", { expanded: true }) });
    await text(page, t("evidence-tables:field.titleEn")).and(open.getByRole("textbox")).fill(COLUMN.en);
    await text(page, t("evidence-tables:field.titleCn")).and(open.getByRole("textbox")).fill(COLUMN.cn);
    await expect(heading(staff, COLUMN.en)).toBeVisible();
    // What is typed stays while the preview is turned.
    const turn = (name: string) => page.getByRole("radio", { name, exact: true }).check({ force: true });
    await turn("中文");
    await expect(heading(staff, COLUMN.cn)).toBeVisible();
    await turn("EN");
    await expect(heading(staff, COLUMN.en)).toBeVisible();
    await expectSound(page);
    await page.getByRole("switch", { name: t("config-editor:enabled") }).check();
    await publish(staff);
    await expect(page.getByText(/published tables? uses? this layout/)).toBeVisible();
  });

  await test.step("both customers see the column by its name, each in their language", async () => {
    await owner.page.goto(sharing);
    await expect(heading(owner, COLUMN.en)).toBeVisible();
    await expectSound(owner.page);
    await signIn(member, "member", sharing);
    await expect(heading(member, COLUMN.cn)).toBeVisible();
  });

  await test.step("staff write a template with a sentence for each row, and publish it", async () => {
    await page.goto("/view-mis/evidence-template-list");
    await page
      .getByRole("button", { name: t("evidence-templates:create") })
      .first()
      .click();
    await text(page, t("config-editor:key")).fill(TEMPLATE);
    await words(staff, t("evidence-templates:field.title"), {
      en: "{{total}} recipients",
      cn: "{{total}} 个接收方",
    });
    await page.getByRole("button", { name: t("evidence-templates:new.submit") }).click();
    await page.waitForURL(/evidence-template-list\/[0-9a-f-]{36}\/[0-9a-f-]{36}/);
    await page.getByRole("button", { name: t("evidence-templates:variables.add") }).click();
    await text(page, t("evidence-templates:variables.name")).last().fill("host");
    await words(staff, t("evidence-templates:field.format"), {
      en: "{{upper host}} is told of this visit.",
      cn: "{{upper host}} 获知此次访问。",
    });
    await expectSound(page);
    await publish(staff);
    const state = `version 1: ${t("evidence-templates:state.published")}`;
    await expect(page.getByRole("main").getByText(state)).toBeVisible();
  });

  await test.step("and name it at the check", async () => {
    await (await session(server.url, "staff")).client.call(adoptDetections, {});
    await page.goto(`/view-mis/configs/meta-detections?q=${CHECK}`);
    await page.getByRole("main").getByRole("table").getByRole("link").first().click();
    await page
      .getByRole("combobox", { name: t("meta-detections:field.evidence_template") })
      .selectOption(TEMPLATE);
    await publish(staff);
    await expect(page.getByRole("button", { name: t("config-editor:publish") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  await test.step("both customers read its sentences at the check, of the scan that was there", async () => {
    await owner.page.reload();
    await owner.page.goto(`/checkdetail/${check}`);
    await expect(owner.page.getByText(/^[A-Z0-9.-]+ is told of this visit\.$/).first()).toBeVisible();
    await expectSound(owner.page);
    await member.page.goto(`/checkdetail/${check}`);
    await expect(member.page.getByText(/^[A-Z0-9.-]+ 获知此次访问。$/).first()).toBeVisible();
    expect(await assessments(server.url)).toEqual(before);
  });
});
