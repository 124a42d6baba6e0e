import { expect, test } from "@playwright/test";
import { DEMO } from "../../scripts/lib/drive.ts";
import { freePort } from "../../scripts/lib/server.ts";
import { startFrom } from "./support/beginnings.ts";
import { enter, expectSound, signInAsStaff, visitor } from "./support/journey.ts";

test("staff add a passkey, and sign in with it as the second step", async ({ browser }) => {
  const port = await freePort();
  // A passkey is bound to a name: an address of digits has none.
  const home = `http://localhost:${port}`;
  const server = await startFrom("first-start", { PORT: String(port), CANDOR_PUBLIC_URL: home });
  try {
    const person = await visitor(browser, "en", undefined, home);
    const { page, t } = person;
    const device = await page.context().newCDPSession(page);
    await device.send("WebAuthn.enable");
    const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signInAsStaff(person, "/view-mis/account");

    await test.step("adds it, and keeps the recovery codes", async () => {
      await page.getByRole("button", { name: t("second-factor:passkeys.add") }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(t("second-factor:password.label"), { exact: true }).fill(DEMO.staff.password);
      await page.keyboard.press("Enter");
      await dialog.getByRole("textbox", { name: t("second-factor:dialog.passkey.name") }).fill("Laptop");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: t("second-factor:dialog.codes.done") }).press("Enter");
      await expect(
        page.getByRole("button", { name: t("second-factor:passkeys.removeOne", { name: "Laptop" }) }),
      ).toBeVisible();
      const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
      expect(credentials.map(({ rpId }) => rpId)).toEqual(["localhost"]);
      await expectSound(page);
    });

    await test.step("signs in with the password and the passkey", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await page.goto("/view-mis/account");
      await enter(person, DEMO.staff);
      await expect(page.getByRole("heading", { name: t("staff-session:step.title") })).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: t("staff-session:step.passkey.submit") }).press("Enter");
      await expect(page.getByRole("heading", { name: t("second-factor:two.title") })).toBeVisible();
      const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
      expect(credentials[0]?.signCount).toBeGreaterThan(0);
    });
  } finally {
    await server.stop();
  }
});
