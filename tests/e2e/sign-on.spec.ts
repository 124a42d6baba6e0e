import { expect, test } from "@playwright/test";
import { startSignOnProvider } from "../../apps/server/src/testing/sign-on/sign-on-provider.ts";
import { DEMO } from "../../scripts/lib/drive.ts";
import { freePort } from "../../scripts/lib/server.ts";
import { startFrom } from "./support/beginnings.ts";
import { expectSound, prepare, visitor } from "./support/journey.ts";

test("one signs in through the company's own provider, to where one wanted, and out of both", async ({
  browser,
}) => {
  const port = await freePort();
  const home = `http://127.0.0.1:${port}`;
  const secret = "a secret between the two of them";
  const provider = await startSignOnProvider({
    client_id: "candor",
    client_secret: secret,
    home,
    redirect_uris: [`${home}/pages/user/callback`],
    post_logout_redirect_uris: [`${home}/pages/user/callback-logout`],
  });
  provider.accounts.set("olivia", { email: DEMO.owner.email, email_verified: true });
  provider.accounts.set("nobody", { email: "nobody@example.com", email_verified: true });
  const server = await startFrom("first-start", {
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: "candor",
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: "Example ID",
  });
  try {
    await prepare(home, "en", 1);
    const { page, t } = await visitor(browser, "en", undefined, home);
    const signOn = page.getByRole("button", { name: t("session:signOn", { name: "Example ID" }) });

    await test.step("somebody without an account is told so", async () => {
      await page.setExtraHTTPHeaders({ "x-subject": "nobody" });
      await page.goto("/login");
      await signOn.click();
      await expect(page.getByRole("heading", { name: t("credentials:signOn.failed") })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/pages/user/callback");
      await expectSound(page);
    });

    await test.step("a member comes in, to the page that was wanted", async () => {
      await page.context().clearCookies();
      await page.setExtraHTTPHeaders({ "x-subject": "olivia" });
      await page.goto("/members");
      await page.waitForURL(/\/login\?redirect_uri=/);
      await signOn.click();
      await expect(page.getByRole("heading", { level: 1, name: t("members:title") })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/members");
    });

    await test.step("the link that signs out ends at the provider; the one that signs on comes back", async () => {
      await page.goto("/pages/user/logout");
      await page.waitForURL((url) => url.origin === provider.issuer);
      await page.goto("/pages/user/callback-logout");
      await expect(page.getByRole("heading", { name: t("credentials:signOn.ended") })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("candor.token"))).toBeNull();
      await page.goto("/pages/user/authorize?redirect_uri=%2Fobjects");
      await page.waitForURL("**/objects");
    });
  } finally {
    await server.stop();
    await provider.close();
  }
});
