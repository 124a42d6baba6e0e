// Which runner a test belongs to, and which tests stand beside a file.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./workspace.mjs";

/** The first that a path matches is its runner. */
const RUNNERS = [
  ["journeys", /^tests\/e2e\/.*\.spec\.ts$/],
  ["visits", /^tests\/stories\/.*\.spec\.ts$/],
  ["stories", /\.stories\.tsx$/],
  ["components", /^(packages\/(ui|features)|apps\/(portal|mis))\/src\/.*\.test\.tsx$/],
  ["engine-e2e", /^packages\/engine\/.*\.e2e\.test\.ts$/],
  ["package", /^scripts\/ui\/.*\.e2e\.test\.ts$/],
  ["server", /^apps\/server\/.*\.test\.ts$/],
  ["unit", /^(packages|scripts)\/.*\.test\.ts$/],
];

/** Name of the Vitest project, or of the Playwright runner, of a test file; undefined for other files. */
export const runnerOf = (path) => RUNNERS.find(([, pattern]) => pattern.test(path))?.[0];

const git = (...words) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** Files of the repository, also those that are new, below some paths. */
const filesBelow = (...paths) => [
  ...new Set(git("ls-files", "--cached", "--others", "--exclude-standard", "--", ...paths)),
];

const isTest = (path) => runnerOf(path) !== undefined && existsSync(join(root, path));

/** The tests that a path means: itself, all below a folder, or those named as a source file is. */
export function testsOf(path) {
  const full = join(root, path);
  if (existsSync(full) && statSync(full).isDirectory()) return filesBelow(path).filter(isTest);
  if (isTest(path)) return [path];
  const stem = basename(path).split(".")[0];
  const beside = filesBelow(dirname(path)).filter(isTest);
  const named = beside.filter((test) => basename(test).split(".")[0] === stem);
  return named.length > 0 ? named : beside.filter((test) => dirname(test) === dirname(path));
}

/** What differs from the branch it will land on: committed, not yet committed, and new. */
export function changedFiles() {
  const base = ["origin/main", "main", "HEAD"].find((name) => {
    try {
      return git("rev-parse", "--verify", "--quiet", name).length > 0;
    } catch {
      return false;
    }
  });
  const from = base === "HEAD" ? "HEAD" : (git("merge-base", "HEAD", base ?? "HEAD")[0] ?? "HEAD");
  const changed = git("diff", "--name-only", "--diff-filter=d", from);
  return [...new Set([...changed, ...git("ls-files", "--others", "--exclude-standard")])];
}
