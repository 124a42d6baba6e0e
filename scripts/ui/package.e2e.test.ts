import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import type { Browser } from "playwright-core";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "../lib/browser.ts";
import { serve } from "../lib/serve.ts";
import { bin } from "../lib/workspace.mjs";
import { FOR_UI, installInto, scratch, writeApp } from "../publish/consumer.ts";
import type { Manifest } from "../publish/manifest.ts";
import { builtFolder } from "./build.ts";
import { entries, uiFolder } from "./catalogue.ts";
import { recipeFiles, snippets } from "./snippets.ts";

const tarball = inject("uiTarball");
let app = "";
let manifest: Manifest;

beforeAll(async () => {
  app = await scratch();
  manifest = await installInto(app, { tarball, folder: uiFolder }, FOR_UI);
});

afterAll(() => rm(app, { recursive: true, force: true }));

describe("the tarball", () => {
  it("names published versions alone, and as peers what an app has once: React and the icons", () => {
    expect(readFileSync(join(builtFolder, "package.json"), "utf8")).not.toMatch(/catalog:|workspace:/);
    expect(manifest.peerDependencies).toEqual({
      "lucide-react": expect.stringMatching(/^\^1\./),
      react: expect.stringMatching(/^\^19\./),
      "react-dom": expect.stringMatching(/^\^19\./),
    });
    for (const peer of Object.keys(manifest.peerDependencies ?? {}))
      expect(manifest.dependencies).not.toHaveProperty(peer);
  });

  it("shows the files of each recipe whole, imports included", () => {
    const page = readFileSync(join(app, "node_modules/@candor/ui/recipes.md"), "utf8");
    const files = Object.entries({ ...recipeFiles("app/"), ...recipeFiles("vitest.") });
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter(([, code]) => !page.includes(code)).map(([path]) => path)).toEqual([]);
    expect(page).toMatch(/^# Recipes\n/);
  });

  it("has a way in for each group and component, and no wildcard", () => {
    const ways = Object.keys(manifest.exports);
    expect(ways).toEqual([...entries().map(({ path }) => `./${path}`), "./package.json"]);
    expect(ways.filter((way) => way.includes("*"))).toEqual([]);
  });

  it("is right for publint", async () => {
    const { messages } = await publint({ pkgDir: builtFolder, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it("has types wherever an ES module is imported", async () => {
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    if (!checked.types) throw new Error("The tarball has no types");
    // The package is ESM for tools of today: `require` and resolution before `exports` are left out on purpose.
    const old = ["node10", "node16-cjs"];
    const problems = checked.problems.filter(
      (problem) => !("resolutionKind" in problem && old.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  it("holds neither sources nor what stories and tests alone need", async () => {
    const { stdout } = await promisify(execFile)("tar", ["-tzf", tarball]);
    const files = stdout.trim().split("\n");
    expect(files).toContain("package/forms/Button/Button.css.js");
    const strange = /\.(stories|test)\.|\/(samples|stories|testing)\.|(?<!\.d)\.tsx?$|\.map$/;
    expect(files.filter((file) => strange.test(file))).toEqual([]);
  });
});

const main = `import "@candor/ui/styles";
import { CandorTheme } from "@candor/ui/theme";
import { StatusLabel } from "@candor/ui/badges";
import { Button } from "@candor/ui/forms/Button";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <CandorTheme appearance="light">
      <Button variant="primary">Create scan</Button>
      <Button className="plain" variant="primary">Invite</Button>
      <StatusLabel label="Critical" status="critical" />
    </CandorTheme>,
  );
`;
const every = entries()
  .map(({ path }, index) => `import * as m${index} from "@candor/ui/${path}"; export { m${index} };`)
  .join("\n");

describe("an app that installs it", () => {
  let browser: Browser | undefined;
  afterAll(() => browser?.close());

  beforeAll(async () => {
    await writeApp(app, {
      "index.html":
        '<!doctype html><html lang="en"><title>App</title><link rel="stylesheet" href="/app.css"><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
      "main.tsx": main,
      // The texts show the link of a router, which is the app's choice.
      "router.d.ts":
        'declare module "react-router" { export function Link(props: import("react").ComponentProps<"a"> & { to: string }): import("react").ReactElement }',
      "app.css": ".plain { background: rgb(1, 2, 3) }",
      "every.ts": every,
      ...snippets(),
      "package.json": '{ "name": "consumer", "private": true, "type": "module" }',
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          target: "ES2023",
          module: "ESNext",
          moduleResolution: "bundler",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
          jsx: "react-jsx",
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
        },
        include: ["main.tsx", "every.ts", "router.d.ts", "snippets"],
      }),
    });
    await build({ root: app, configFile: false, logLevel: "error", build: { outDir: "dist" } });
  }, 120_000);

  it("finds the types of every way in, and compiles what the texts show", async () => {
    const { stdout } = await promisify(execFile)(join(bin, "tsc"), ["-p", app]).catch(
      (error: { stdout: string }) => error,
    );
    const ours = stdout
      .split("\n")
      .filter(
        (line) =>
          /^\S.*error/.test(line) && !/\.pnpm|^node_modules\/(?!\.candor\/node_modules\/@candor)/.test(line),
      );
    expect(ours).toEqual([]);
  });

  it("shows it in a browser, with its styles in a layer that the app rules over", async () => {
    browser = await openBrowser();
    const { origin, close } = await serve(join(app, "dist"));
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${origin}/index.html`);
    const button = page.getByRole("button", { name: "Create scan" });
    await button.waitFor();
    const paint = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
    const font = await page.evaluate(() =>
      document.fonts.load("14px 'Inter Variable'").then((all) => all.length),
    );
    const layers = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText)),
      ),
    );
    const own = await page
      .getByRole("button", { name: "Invite" })
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    await page.close();
    close();
    expect(new Set(layers)).toEqual(new Set(["candor", ".plain { background: rgb(1, 2, 3); }"]));
    expect(own).toBe("rgb(1, 2, 3)");
    expect(paint).toBe("rgb(31, 45, 92)");
    expect(font).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it("pays for the styles of what it imports alone", () => {
    const assets = join(app, "dist/assets");
    const css = readdirSync(assets)
      .filter((name) => name.endsWith(".css"))
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .join("");
    const nameIn = (path: string) =>
      readFileSync(join(builtFolder, path), "utf8").match(/\.[\w-]+(?= \{)/)?.[0] ?? "";
    expect(css).toContain(nameIn("forms/Button/Button.css"));
    expect(css).toContain(nameIn("badges/StatusLabel/StatusLabel.css"));
    expect(css).not.toContain(nameIn("data/DataTable/DataTable.css"));
    expect(css).not.toContain(nameIn("badges/Citation/Citation.css"));
  });
});
