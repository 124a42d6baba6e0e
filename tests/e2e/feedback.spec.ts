import { sendFeedback } from "@candor/api/contract";
import { expect } from "@playwright/test";
import { prepare, signIn, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

/** The browser answers its own question of what to show by itself. */
const CAPTURE = ["--use-fake-ui-for-media-stream", "--auto-select-desktop-capture-source=Candor"];

test.use({ serves: "shared" });

test("feedback goes out with a picture that the browser took of the page", async ({
  playwright,
  launchOptions,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...CAPTURE],
  });
  try {
    const owner = await visitor(browser, "en", undefined, server.url);
    const { page, t } = owner;
    await signIn(owner, "owner", "/objects");
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(`^${t("shell:help.label")}`) })
      .press("Enter");
    await page.getByRole("menuitem", { name: t("shell:help.feedback") }).click();
    const dialog = page.getByRole("dialog", { name: "Feedback" });
    await dialog.getByRole("textbox").fill("The table of objects is easy to read.");
    await dialog.getByRole("button", { name: "Add a screenshot" }).click();
    const picture = dialog.getByRole("img", { name: "Screenshot that will be sent" });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

    const sent = page.waitForResponse((response) => response.url().endsWith(sendFeedback.path));
    await dialog.getByRole("button", { name: "Send" }).click();
    const answer = await sent;
    expect((await answer.json()).code).toBe(0);
    const { text, screenshot, page: about } = answer.request().postDataJSON();
    expect({ text, about }).toEqual({ text: "The table of objects is easy to read.", about: "/objects" });
    expect(Buffer.from(screenshot, "base64").subarray(0, 2).toString("hex"), "a JPEG").toBe("ffd8");

    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  } finally {
    await browser.close();
  }
});
