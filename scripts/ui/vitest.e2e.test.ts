import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, inject, it } from "vitest";
import { FOR_UI, installInto, linkTool, scratch, writeApp } from "../publish/consumer.ts";
import { uiFolder } from "./catalogue.ts";
import { recipeFiles } from "./snippets.ts";

let app = "";
afterAll(() => rm(app, { recursive: true, force: true }));

const test = `import { Button } from "@candor/ui/forms/Button";
import { DataTable } from "@candor/ui/data";
import { CandorTheme } from "@candor/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

it("shows its button", () => {
  const theme = <CandorTheme appearance="light"><Button>Create scan</Button></CandorTheme>;
  expect(renderToStaticMarkup(theme)).toContain("Create scan</button>");
  expect(DataTable).toBeTypeOf("function");
});
`;

it("is tested by Vitest in an app that follows the recipe", async () => {
  app = await scratch();
  await installInto(app, { tarball: inject("uiTarball"), folder: uiFolder }, FOR_UI);
  await linkTool(app, "vitest");
  const { "vitest.config.ts": config = "", ...files } = recipeFiles("vitest.");
  await writeApp(app, {
    "package.json": '{ "name": "consumer", "private": true, "type": "module" }',
    ...files,
    // The environment is the app's choice, and no part of the package.
    "vitest.config.ts": config.replace('"jsdom"', '"node"'),
    "button.test.tsx": test,
  });
  const words = [
    join(app, "node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=json",
    "--outputFile=report.json",
  ];
  await promisify(execFile)(process.execPath, words, {
    cwd: app,
    env: { ...process.env, VITEST: undefined, NODE_ENV: "test" },
  }).catch(() => {});
  const report = readFileSync(join(app, "report.json"), "utf8");
  expect(JSON.parse(report)).toMatchObject({ success: true, numPassedTests: 1 });
});
