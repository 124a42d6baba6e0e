import { createApiClient } from "@candor/api/client";
import { signOut } from "@candor/api/contract";
import { expect, type Page } from "@playwright/test";
import { DEMO } from "../../scripts/lib/drive.ts";
import { enter, prepare, signIn, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

test.use({ serves: "shared" });

test("signing in leads back to where one came from, and never to another site", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page } = owner;
  const wanted = "/checks?status=critical&q=cookie";

  await page.goto(wanted);
  await page.waitForURL(`**/login?redirect_uri=${encodeURIComponent(wanted)}`);
  await enter(owner, DEMO.owner);
  await expect.poll(() => pathOf(page)).toBe(wanted);

  for (const address of ["https://evil.example/", "/\\evil.example"]) {
    // A browser of its own: a page that is still busy would leave by itself once its token is gone.
    const stranger = await visitor(browser, "en");
    await stranger.page.goto(`/login?redirect_uri=${encodeURIComponent(address)}`);
    await enter(stranger, DEMO.owner);
    await stranger.page.waitForURL((url) => !url.pathname.endsWith("/login"));
    expect(new URL(stranger.page.url()).origin, address).toBe(server.url);
  }
});

test("a session that ends in two tabs at once leads both to sign-in, and each back to its page", async ({
  browser,
  server,
}) => {
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page: first, t } = owner;
  await signIn(owner, "owner", "/dashboard");
  const second = await first.context().newPage();
  await second.goto("/objects?from=mail");
  for (const tab of [first, second]) {
    await expect(tab.getByRole("navigation", { name: t("shell:navigation") })).toBeVisible();
  }

  await test.step("the server forgets the session, and both tabs ask it for something", async () => {
    const token = await first.evaluate(() => localStorage.getItem("candor.token"));
    const client = createApiClient({
      baseUrl: server.url,
      getToken: () => token,
      getLanguage: () => "en",
    });
    await client.call(signOut, { redirect_url: "/login" });
    // Either leaves for sign-in as soon as it or the other has asked, maybe before it can be told to reload: where both
    // arrive is what counts.
    await Promise.allSettled(
      [first, second].map((tab) => tab.evaluate(() => void setTimeout(() => location.reload()))),
    );
    await first.waitForURL("**/login?redirect_uri=%2Fdashboard");
    await second.waitForURL("**/login?redirect_uri=%2Fobjects%3Ffrom%3Dmail");
    expect(await first.evaluate(() => localStorage.getItem("candor.token"))).toBeNull();
  });

  await test.step("each comes back to its own page", async () => {
    for (const [tab, path] of [
      [first, "/dashboard"],
      [second, "/objects?from=mail"],
    ] as const) {
      await enter({ ...owner, page: tab }, DEMO.owner);
      await expect.poll(() => pathOf(tab)).toBe(path);
      await expect(tab.getByRole("navigation", { name: t("shell:navigation") })).toBeVisible();
    }
  });
});
