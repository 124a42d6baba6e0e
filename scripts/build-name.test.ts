import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_VERSION } from "@candor/api/entities";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./lib/workspace.mjs";
import { buildName } from "./vite/build-name.ts";

const versionIn = (folder: string) => buildName(folder).transformIndexHtml()[0]?.attrs.content;

test("a build says which commit it is of, and whether files differ from it", () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-build-name-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
      ...{ cwd: folder, encoding: "utf8" as const },
    }).trim();
  expect(versionIn(folder)).toBeUndefined();
  git("init", "--quiet");
  writeFileSync(join(folder, "a"), "1");
  git("add", "a");
  git("commit", "--quiet", "--message=1");
  const commit = git("rev-parse", "--short", "HEAD");
  expect(versionIn(folder)).toBe(`V3.0.1+${commit}`);
  writeFileSync(join(folder, "a"), "2");
  expect(versionIn(folder)).toBe(`V3.0.1+${commit}*`);
  // A copy without history in somebody else's checkout.
  expect(versionIn(join(root, "scripts"))).toBeUndefined();
});

test("no script holds the commit: the app reads it from its page", () => {
  const file = join(root, "packages/api/src/entities/constants.ts");
  const { code } = buildName().transform(readFileSync(file, "utf8"), file) ?? {};
  const [, says] = code?.match(/BUILD_VERSION =([^;]*);/) ?? [];
  expect(says).toContain(`"${BUILD_VERSION}"`);
  const readIn = (content?: string) =>
    new Function("globalThis", `return ${says}`)({
      document: { querySelector: () => (content === undefined ? null : { content }) },
    });
  expect(readIn("V3.0.1+1a2b3c4d")).toBe("V3.0.1+1a2b3c4d");
  expect(readIn()).toBe(BUILD_VERSION);
});
