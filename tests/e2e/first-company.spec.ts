import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startTestServer } from "../../scripts/lib/server.ts";
import { expectSound, visitor } from "./support/journey.ts";

const PASSWORD = "Welcome-2026";
const OWNER = "ada@aster.example";

test("an installation for others begins: staff, a company, its administrator, a website", async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "candor-first-"));
  const hosts = join(folder, "hosts.json");
  await writeFile(hosts, JSON.stringify({ hosts: { "www.aster.example": { https: 1 } } }));
  const server = await startTestServer({ HOST: "0.0.0.0", CANDOR_EXTRA_HOST_MAP: hosts });
  try {
    const link = () => /\/view-mis\/setup\?code=[\w-]+/.exec(server.said())?.[0] ?? "";
    // It answers before it has said so.
    await expect.poll(link).not.toBe("");
    const setup = link();
    const staff = await visitor(browser, "en", undefined, server.url);
    const { page, t } = staff;

    await test.step("the link of the first start makes the first staff account", async () => {
      await page.goto(setup);
      await page.getByRole("textbox", { name: t("staff-session:setup.username") }).fill("Grace");
      await page.getByRole("textbox", { name: t("staff-session:setup.email") }).fill("grace@example.com");
      await page.getByLabel(`${t("staff-session:setup.password")}*`, { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: t("staff-session:setup.submit") }).click();
      await page.getByRole("link", { name: t("staff-session:screen.companies") }).click();
    });

    await test.step("who makes a company and invites its administrator", async () => {
      await expect(page.getByText(t("companies:emptyTitle"))).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: t("companies:create") }).click();
      await page.getByRole("textbox", { name: t("companies:form.name") }).fill("Aster Trading");
      await page.getByRole("textbox", { name: t("companies:form.email") }).fill(OWNER);
      await page.getByRole("button", { name: t("companies:form.submit") }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Aster Trading" })).toBeVisible();
      await expect(page.getByRole("row", { name: OWNER })).toContainText(t("members:state.invited"));
      await expectSound(page);
    });

    let invitation = "";
    await test.step("without a mail server the link stands in the outbox", async () => {
      await page.getByRole("link", { name: t("staff-session:screen.outbox") }).click();
      await expect(async () => {
        [invitation = ""] = /\/pages\/confirm-invite\?code=[\w-]+/.exec(await page.content()) ?? [];
        expect(invitation).not.toBe("");
      }).toPass();
    });

    await test.step("the administrator joins and adds a website", async () => {
      const ada = await visitor(browser, "en", undefined, server.url);
      await ada.page.goto(invitation);
      await ada.page.getByLabel(`${t("credentials:password")}*`, { exact: true }).fill(PASSWORD);
      await ada.page.getByLabel(`${t("credentials:confirmPassword")}*`, { exact: true }).fill(PASSWORD);
      await ada.page.getByRole("button", { name: t("credentials:invite.submit"), exact: true }).click();
      await ada.page.getByRole("textbox", { name: t("credentials:name") }).fill("Ada Aster");
      await ada.page.getByRole("combobox", { name: t("credentials:position") }).selectOption("legal");
      await ada.page.getByRole("button", { name: t("credentials:profile.submit") }).click();
      await ada.page.getByRole("button", { name: /^Skip the guide$/ }).click();
      await ada.page.getByRole("button", { name: /^Got it$/ }).click();
      await ada.page.goto("/objects");
      await ada.page
        .getByRole("button", { name: t("objects:add") })
        .first()
        .click();
      const dialog = ada.page.getByRole("dialog", { name: t("objects:form.addTitle") });
      await dialog.getByRole("textbox", { name: t("objects:form.url") }).fill("www.aster.example");
      await dialog.getByRole("checkbox").first().check();
      await dialog.getByRole("button", { name: t("objects:form.submitAdd") }).click();
      await expect(ada.page.getByRole("row", { name: /www\.aster\.example/ })).toBeVisible();
    });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
