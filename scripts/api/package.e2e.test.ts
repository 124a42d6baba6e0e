import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bin } from "../lib/workspace.mjs";
import { installInto, scratch, writeApp } from "../publish/consumer.ts";
import type { Manifest } from "../publish/manifest.ts";
import { apiBuilt, apiFolder } from "./build.ts";

const exec = promisify(execFile);
const tarball = inject("apiTarball");
let app = "";
let manifest: Manifest;

const readme = readFileSync(join(apiFolder, "README.md"), "utf8");
const [, shown = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];

beforeAll(async () => {
  app = await scratch();
  manifest = await installInto(app, { tarball, folder: apiFolder }, ["@types/node"]);
  const ways = Object.keys(manifest.exports).filter((way) => way !== "./package.json");
  await writeApp(app, {
    "package.json": '{ "name": "consumer", "private": true, "type": "module" }',
    "every.mjs": ways.map((way) => `await import("@candor/api/${way.slice(2)}");`).join("\n"),
    "shown.mts": shown.replace(/https:[^"]+/, "$" + "{process.argv[2]}").replace(/"(\$\{[^"]+)"/, "`$1`"),
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        target: "ES2023",
        module: "nodenext",
        lib: ["ES2023", "DOM", "DOM.Iterable"],
        strict: true,
        skipLibCheck: false,
        types: ["node"],
      },
      include: ["shown.mts"],
    }),
  });
});

afterAll(() => rm(app, { recursive: true, force: true }));

describe("the tarball", () => {
  it("names published versions alone, and asks for msw only of whom wants its handlers", () => {
    expect(JSON.stringify(manifest)).not.toMatch(/catalog:|workspace:/);
    expect(manifest.peerDependenciesMeta).toEqual({ msw: { optional: true } });
  });

  it("holds no sources and no tests", async () => {
    const { stdout } = await exec("tar", ["-tzf", tarball]);
    const files = stdout.trim().split("\n");
    expect(files).toContain("package/client/index.js");
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  it("is right for publint", async () => {
    const { messages } = await publint({ pkgDir: apiBuilt, pack: false, strict: true });
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
});

/** What a server is asked, and what it answers. */
async function answering(answers: Record<string, object>) {
  const asked: { path: string; token: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const path = request.url ?? "";
    asked.push({ path, token: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answers[path]));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const SIGN_IN = "/api/portal/v2_auth/token";
const LIST = "/api/portal/v2/check/list";

describe("a program of plain Node that installs it", () => {
  it("loads every way in", async () => {
    await expect(exec(process.execPath, ["every.mjs"], { cwd: app })).resolves.toBeDefined();
  });

  it("calls a server as the README shows, typed, and reads its answers and refusals", async () => {
    await exec(join(bin, "tsc"), ["-p", app]);
    const server = await answering({
      [SIGN_IN]: { code: 0, message: "", data: { token: "t-1" } },
      [LIST]: { code: 403, message: "You may not see this.", data: null },
    });
    const { stderr } = await exec(process.execPath, ["shown.mjs", server.origin], { cwd: app });
    server.close();
    expect(server.asked).toEqual([
      {
        path: SIGN_IN,
        token: undefined,
        body: { email: "owner@candor.example", password: "Candor-demo-1" },
      },
      { path: LIST, token: "Bearer t-1", body: { statuses: ["critical"] } },
    ]);
    expect(stderr.trim()).toBe("You may not see this.");
  });
});
