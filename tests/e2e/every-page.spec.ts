import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LEGAL_DOCUMENTS } from "@candor/api/entities";
import { expect, type Locator, type Page } from "@playwright/test";
import { root } from "../../scripts/lib/workspace.mjs";
import { expectSound, prepare, signIn, signInAsStaff, type Visitor, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

/** The addresses of screens that are not there yet, as their table has them, which a test keeps like the registry. */
const coming = Array.from(
  readFileSync(join(root, "docs/screens.md"), "utf8").matchAll(/^\| `([^`]+)` .* \| not available yet \|$/gm),
  ([, path = ""]) => path,
);

/** `/404` is empty, as it has to be. Screens that are not there yet are one screen: the first stands for all. */
const leftOut = new Set(["/404", ...coming.slice(1)]);

/** Every address of an app, as its build names them, but for those that are left out. */
const patternsOf = (app: "portal" | "mis"): string[] => {
  const all = JSON.parse(readFileSync(join(root, `apps/${app}/dist/routes.json`), "utf8")) as string[];
  return all.filter((pattern) => !leftOut.has(pattern));
};

const needsNames = (pattern: string) => /:\w+(?!\w*\?)/.test(pattern.replaceAll(/\/:\w+\?/g, ""));
const bare = (pattern: string) => pattern.replaceAll(/\/:\w+\?/g, "") || "/";
const shapeOf = (pattern: string) =>
  new RegExp(
    `^${pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:(\w+)/g, "(?<$1>[^/?#]+)")}(?:[?#]|$)`,
  );

const PUBLIC = [
  ...["/login", "/view-mis/login", "/view-mis/setup", "/view-mis/invitation"],
  ...[
    "forgot-password",
    "reset-password",
    "register-email",
    "confirm-invite",
    "pprm-free-trial",
    "magic-link-callback",
    "help",
    "jiraredirect",
    "placeHolder",
    "user/callback",
  ].map((name) => `/pages/${name}`),
  ...LEGAL_DOCUMENTS.map((name) => `/pages/${name}`),
];

/** Where a test has looked: several addresses lead to the same one. */
const looked = new Set<string>();

/** What opens a menu, a list or a sheet. */
const opensMore = "button[aria-haspopup]:not([aria-disabled=true]):not([disabled]):visible";

/** Opens what a button opens, looks at it and closes it. */
async function openAndLook(page: Page, button: Locator) {
  // A sheet over the page says nothing at its button: it is a dialog. A button says that it is open from the press on,
  // and what it opens may be on its way still.
  const kind = await button.getAttribute("aria-haspopup");
  const role = kind === "listbox" || kind === "dialog" ? kind : "menu";
  const seen = async (of: typeof role) => (await page.getByRole(of).filter({ visible: true }).count()) > 0;
  const isOpen = async () =>
    (await seen("dialog")) || ((await button.getAttribute("aria-expanded")) === "true" && (await seen(role)));
  const name = (await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "";
  await button.press("Enter");
  await expect.poll(isOpen, `${name} opens`).toBe(true);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect.poll(isOpen, `${name} closes on Escape`).toBe(false);
}

/** What was opened before, by its name: many lists have the same. In a row, by its page: each row has the same. */
const opened = new Set<string>();

/** Opens each menu, list and sheet of a page that none before it had. */
async function openNew(page: Page) {
  // By its tag: under a sheet the main part has no role.
  const buttons = page.locator("main").locator(opensMore);
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const part = button.closest("td, li");
      const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
      return part ? `${location.pathname} ${part.localName}` : name.replaceAll(/\d+/g, "");
    }),
  );
  for (const [at, name] of names.entries()) {
    if (opened.has(name)) continue;
    opened.add(name);
    await openAndLook(page, buttons.nth(at));
  }
}

/** Opens a page and looks at it once it asks for nothing more. */
async function look(page: Page, path: string) {
  const under: unknown[] = [];
  page.on("request", (request) => under.push(request));
  const over = (request: unknown) => void under.splice(under.indexOf(request) >>> 0, 1);
  page.on("requestfinished", over).on("requestfailed", over);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("main")).toBeVisible();
  await expect.poll(() => under.length, { intervals: [50, 100] }).toBe(0);
  // Between the script of a screen and its first call nothing is asked for either.
  await page.locator("h1:not([data-waiting])").first().waitFor({ state: "attached" });
  page.removeAllListeners();
  const { pathname } = new URL(page.url());
  if (looked.has(pathname)) return;
  looked.add(pathname);
  await expectSound(page);
  await openNew(page);
}

/**
 * Looks at every page of an app, two at a time. Addresses with names in them are taken from what other pages lead to,
 * else put together from the names that were seen; a name that nobody has seen leads to a page that says so.
 */
async function lookAtAll(pages: Page[], patterns: readonly string[]) {
  const next = patterns.filter((pattern) => !needsNames(pattern)).map(bare);
  const left = new Map(patterns.filter(needsNames).map((pattern) => [pattern, shapeOf(pattern)]));
  const names = new Map<string, string>();
  const visited: string[] = [];
  const faults: string[] = [];
  const fromLinks = async (page: Page) => {
    const links = page.locator("main a[href]");
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
      for (const [pattern, shape] of left) {
        const found = shape.exec(href);
        if (!found) continue;
        left.delete(pattern);
        next.push(href);
        for (const [name, value] of Object.entries(found.groups ?? {})) names.set(name, value);
      }
  };
  const walk = async (page: Page) => {
    for (let path = next.shift(); path !== undefined; path = next.shift()) {
      visited.push(path);
      await look(page, path).catch((fault: Error) => faults.push(`${path}: ${fault.message}`));
      await fromLinks(page);
    }
  };
  const isKnown = (pattern: string) =>
    [...bare(pattern).matchAll(/:(\w+)/g)].every(([, name = ""]) => names.has(name));
  await Promise.all(pages.map(walk));
  while (left.size > 0) {
    const known = [...left.keys()].filter(isKnown);
    for (const pattern of known.length > 0 ? known : left.keys()) {
      left.delete(pattern);
      next.push(bare(pattern).replaceAll(/:(\w+)/g, (_, name: string) => names.get(name) ?? "none"));
    }
    await Promise.all(pages.map(walk));
  }
  expect(faults.join("\n\n")).toBe("");
  expect(visited).toHaveLength(patterns.length);
}

/** Opens each menu and list of the top bar. */
async function openBanner(page: Page) {
  const buttons = page.getByRole("banner").locator(opensMore);
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) await openAndLook(page, button);
}

async function openDialog(page: Page, name: string) {
  // What arrives late is drawn around the button: a key that is on its way would be lost.
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Another page of the same person. */
const beside = ({ page }: Visitor) => page.context().newPage();

test.describe.configure({ mode: "serial" });

test.use({ beginning: "published" });

test.beforeEach(() => looked.clear());

test("every page that anyone may open is sound", async ({ browser }) => {
  const { page } = await visitor(browser, "en");
  for (const path of PUBLIC) await look(page, path);
});

test("every page of the portal is sound, and so is what opens on it", async ({ browser, server }) => {
  test.setTimeout(900_000);
  await prepare(server.url, "en", 1);
  const owner = await visitor(browser, "en");
  const { page, t } = owner;
  await signIn(owner, "owner", "/dashboard");
  await lookAtAll([page, await beside(owner)], patternsOf("portal"));

  await page.goto("/checks");
  await openBanner(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await page.getByRole("main").locator("tbody a[href]").first().press("Enter");
  await openDialog(page, t("checks:work.change"));
  await page.goto("/members");
  await openDialog(page, t("members:invite"));
  await page.goto("/objects");
  await openDialog(page, t("objects:add"));
});

test("every page of the console is sound, and so is what opens on it", async ({ browser }) => {
  const staff = await visitor(browser, "en");
  const { page, t } = staff;
  await signInAsStaff(staff);
  await lookAtAll(
    [page, await beside(staff)],
    patternsOf("mis").filter((pattern) => !PUBLIC.includes(pattern)),
  );
  await look(page, "/view-mis/nothing");
  await page.goto("/view-mis/scan-list");
  await openBanner(page);
  await page.goto("/view-mis/company-list");
  await openDialog(page, t("companies:create"));
  await page.goto("/view-mis/configs/evidence-table");
  await openDialog(page, t("evidence-tables:create"));
});
