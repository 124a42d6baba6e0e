import { listAssessments } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { session } from "../../scripts/lib/drive.ts";
import { expectSound, prepare, signIn, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

test.use({ beginning: "published" });

const PASSWORD = "lantern-88";

test("a report goes by link to somebody without an account, who is listed, until it is revoked", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const { client } = await session(server.url, "owner");
  const { list } = await client.call(listAssessments, {});
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  const dialog = page.getByRole("dialog");
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
  let url = "";

  await test.step("an administrator makes a link with a password", async () => {
    await signIn(owner, "owner", `/assessment/detail/${list[0]?.id}`);
    await button("assessments:sharing.show").click();
    await button("shared-reports:add").click();
    await dialog.getByLabel(t("shared-reports:form.password"), { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: t("shared-reports:form.submit"), exact: true }).click();
    const link = page.getByRole("textbox", { name: t("shared-reports:made.field"), exact: true });
    url = await link.inputValue();
    await expectSound(page);
  });

  const reader = await visitor(browser, "cn", { width: 390, height: 844 });
  const seen = reader.page;
  await test.step("who has the link and the password reads it, on a phone and in their language", async () => {
    const answer = await seen.goto(url);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await seen.getByLabel(new RegExp(`^${reader.t("shared-reports:password.field")}`)).fill(PASSWORD);
    await seen.getByRole("button", { name: reader.t("shared-reports:password.submit"), exact: true }).click();
    await expect(seen.getByRole("heading", { level: 1 })).toContainText("Linden & Co");
    await expect(seen.getByRole("rowheader", { name: "www.linden-shop.example" }).first()).toBeVisible();
    await expectSound(seen);
  });

  await test.step("the company sees that it was opened, and takes it back", async () => {
    await page.reload();
    await button("assessments:sharing.show").click();
    await page.getByText(t("shared-reports:opened", { count: 1 }), { exact: true }).click();
    await expect(page.getByText(/127\.0\.0\.1/)).toBeVisible();
    await page.getByRole("button", { name: /^Revoke the link of/ }).click();
    await dialog.getByRole("button", { name: t("shared-reports:revoke"), exact: true }).click();
    await expect(page.getByText(/^Revoked on/)).toBeVisible();
  });

  await test.step("and it opens nothing any more", async () => {
    await seen.reload();
    await expect(
      seen.getByRole("heading", { level: 1, name: reader.t("shared-reports:report.gone") }),
    ).toBeVisible();
    await expectSound(seen);
  });
});
