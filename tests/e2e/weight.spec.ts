import { stat } from "node:fs/promises";
import { join } from "node:path";
import { trackEvent, updateStatus } from "@candor/api/contract";
import { type Browser, expect, type Page, type Request } from "@playwright/test";
import { openCampaign, session } from "../../scripts/lib/drive.ts";
import { prepare, signIn, signInAsStaff, type Visitor, visitor } from "./support/journey.ts";
import { type OwnServer, test } from "./support/own-server.ts";

interface Weight {
  /** Bytes of all scripts, as sent with brotli. */
  scripts: number;
  /** Bytes of all stylesheets, as sent with brotli. */
  styles: number;
  /** Paths of all requests. */
  requests: string[];
}

const apps = join(import.meta.dirname, "../../apps");
const CONSOLE = "/view-mis";
async function sent(path: string): Promise<number> {
  const file = path.startsWith(CONSOLE)
    ? join(apps, "mis/dist", path.slice(CONSOLE.length))
    : join(apps, "portal/dist", path);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
}

/** What one visit asks for, until nothing more is on its way. */
async function weigh(page: Page, visit: () => Promise<unknown>): Promise<Weight> {
  const paths: string[] = [];
  const note = (request: Request) => paths.push(new URL(request.url()).pathname);
  page.on("request", note);
  await visit();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  const total = async (end: string) => {
    const sizes = await Promise.all(
      paths.filter((path) => /^(?:\/view-mis)?\/assets\//.test(path) && path.endsWith(end)).map(sent),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { scripts: await total(".js"), styles: await total(".css"), requests: paths };
}

test.use({ beginning: "published" });

test("sign-in stays light", async ({ browser, server }) => {
  const { page } = await visitor(browser, "en");
  const weight = await weigh(page, () => page.goto(`${server.url}/login`));
  expect(weight.scripts).toBeGreaterThan(50_000);
  expect(weight.scripts).toBeLessThanOrEqual(125_000);
  expect(weight.styles).toBeLessThanOrEqual(20_000);
  expect(weight.requests.length, weight.requests.join("\n")).toBeLessThanOrEqual(13);
});

test("a campaign stays light", async ({ browser, server }) => {
  await openCampaign(server.url, "light");
  const page = await (await browser.newContext()).newPage();
  const weight = await weigh(page, async () => {
    await page.goto("/activity/start/light");
    await page.getByRole("textbox").first().waitFor();
  });
  expect(weight.scripts).toBeGreaterThan(50_000);
  expect(weight.scripts).toBeLessThanOrEqual(115_000);
  expect(weight.styles).toBeLessThanOrEqual(20_000);
  expect(weight.requests.length, weight.requests.join("\n")).toBeLessThanOrEqual(12);
});

/** An owner on the dashboard, as they see it day by day: what says where to begin has been read. */
async function usualOwner(browser: Browser, { url }: OwnServer): Promise<Visitor> {
  await prepare(url, "en", 1);
  const { client } = await session(url, "owner");
  await client.call(updateStatus, { key: "assessment_status", value: 1 });
  const owner = await visitor(browser, "en");
  await signIn(owner, "owner", "/dashboard");
  return owner;
}

test("the dashboard stays light", async ({ browser, server }) => {
  const owner = await usualOwner(browser, server);
  // In a tab of its own: the page that signed in has loaded parts already.
  const page = await owner.page.context().newPage();
  const weight = await weigh(page, async () => {
    // The last of what is asked for by itself.
    const last = page.waitForResponse((response) => response.url().endsWith(trackEvent.path));
    await page.goto("/dashboard");
    await last;
  });
  expect(weight.scripts).toBeGreaterThan(100_000);
  expect(weight.scripts).toBeLessThanOrEqual(160_000);
  expect(weight.styles).toBeLessThanOrEqual(26_000);
  expect(weight.requests.length, weight.requests.join("\n")).toBeLessThanOrEqual(20);
  // A typeface that nobody chose is not fetched.
  expect(weight.requests.filter((path) => /poppins|roboto/i.test(path))).toEqual([]);
});

/** What a screen that is read may bring, texts and what comes late included. */
function expectLight(path: string, { scripts, styles, requests }: Weight, most: number, mostRequests = 25) {
  expect(scripts, path).toBeGreaterThan(100_000);
  expect(scripts, path).toBeLessThanOrEqual(most);
  expect(styles, path).toBeLessThanOrEqual(26_000);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(mostRequests);
}

/** First answers that the page's head asked for and nobody took. */
const untaken = () => Object.keys((window as { candorPreloaded?: object }).candorPreloaded ?? {});

test("the console's list of scans and a scan stay light, and ask once", async ({ browser }) => {
  const staff = await visitor(browser, "en");
  await signInAsStaff(staff);
  const page = await staff.page.context().newPage();
  const visit = async (path: string, most: number) => {
    // The page before it is left first, as below: what that asks for once the browser is idle is not this one's.
    await page.goto("about:blank");
    const weight = await weigh(page, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
    expectLight(path, weight, most);
    const asked = weight.requests.filter((path) => path.startsWith("/api/mis/"));
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(await page.evaluate(untaken)).toEqual([]);
  };
  await visit("/view-mis/scan-list", 175_000);
  const scan = page.locator('main a[href^="/view-mis/scan-result/"]').first();
  await visit((await scan.getAttribute("href")) ?? "", 190_000);
});

/** Lists at the address that says nothing of filters, and the screens that they lead to. */
const FIRST = [
  ...["/homepage", "/checks", "/compliance", "/risk", "/overview", "/assessments", "/objects"],
  "/settings?tab=decisions",
];
const BELOW = {
  "/checks": "/checkdetail/",
  "/assessments": "/assessment/detail/",
  "/compliance": "/compliance/",
};

test("screens stay light, and ask for what they show first before their script, once", async ({
  browser,
  server,
}) => {
  const owner = await usualOwner(browser, server);
  const { page } = owner;
  const visit = async (path: string, mostRequests?: number, most = 190_000) => {
    // The page before it is left first: what that asks for once the browser is idle, seconds later on a busy machine, is
    // not this one's.
    await page.goto("about:blank");
    const weight = await weigh(page, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
    expectLight(path, weight, most, mostRequests);
    const asked = weight.requests.filter((one) => /^\/api\/portal\/(?!v2_auth)/.test(one));
    expect(await page.evaluate(untaken), path).toEqual([]);
    expect(asked.toSorted(), path).toEqual([...new Set(asked)].toSorted());
  };
  const linkTo = async (start: string) =>
    (await page.locator(`main a[href^="${start}"]`).first().getAttribute("href")) ?? "";
  for (const path of FIRST) {
    await visit(path);
    const below = BELOW[path as keyof typeof BELOW];
    if (below) await visit(await linkTo(below));
  }
  await visit("/applications");
  await page.goto(await linkTo("/applications/"));
  // Its drawing, its tables and their cells: the goal is 190 kB and 25 requests.
  await visit(await linkTo("/apps/"), 29, 191_000);
});
