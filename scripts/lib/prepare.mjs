// What `npm start` and `npm test` do first: install and build, each only when something has changed. Processes that
// start at once wait for the first, and find its work done.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { underLock } from "./lock.mjs";
import { beginStep } from "./steps.mjs";
import { bin, findNode24, node24, root, runQuietly, toolEnv, windows } from "./workspace.mjs";

const stamps = join(root, "node_modules/.cache/candor");
const SKIPPED = /^(node_modules|dist(\..*)?|\.git|test-results|storybook-static)$/;

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function digest(paths, keep = () => true) {
  const hash = createHash("sha256");
  const files = paths
    .map((path) => join(root, path))
    .filter(existsSync)
    .flatMap((path) => (statSync(path).isFile() ? [path] : [...filesIn(path)]))
    .filter(keep)
    .sort();
  for (const file of files) hash.update(relative(root, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

const stampOf = (name) => {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

let saidSo = false;
const alone = (work) =>
  underLock(root, work, () => {
    if (!saidSo) console.log("Waiting for another start, which installs or builds");
    saidSo = true;
  });

const manifests = () =>
  ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );

/** Draws pnpm's events as the progress of a step; its own words are kept for a failure. */
function followInstall(step) {
  const seen = { resolved: 0, imported: 0 };
  return (line) => {
    if (!line.startsWith("{")) return false;
    const event = JSON.parse(line);
    if (event.name === "pnpm:progress" && event.status in seen) {
      seen[event.status] += 1;
      step.progress(seen.imported, seen.resolved);
    }
    return event.level === "debug" || event.level === "info";
  };
}

/** Installs pnpm's workspace when the lockfile or a manifest has changed since the last time. */
export async function ensureInstalled(title = "Installing packages") {
  const wanted = digest([
    ...["pnpm-lock.yaml", "pnpm-workspace.yaml", ".pnpmfile.cjs", "package.json"],
    ...manifests(),
  ]);
  const fresh = () => stampOf("install") === wanted && findNode24() !== null;
  if (fresh()) return;
  await alone(async () => {
    if (fresh()) return;
    const step = beginStep(title);
    const install = ["-y", "pnpm@12", "install", "--frozen-lockfile", "--reporter=ndjson"];
    const { code, output } = await runQuietly(
      windows ? "npx.cmd" : "npx",
      [...install, "--config.confirm-modules-purge=false"],
      { env: process.env, onLine: followInstall(step) },
    );
    step.end(code === 0 ? "done" : "failed");
    if (code !== 0) {
      console.error(
        `${output}\nThe packages could not be installed. Check that the npm registry can be reached, then try again.`,
      );
      process.exit(1);
    }
    if (findNode24() === null) {
      console.error("Node 24 does not come as a package for this system. Install it, then try again.");
      process.exit(1);
    }
    stamp("install", wanted);
  });
}

const isSource = (file) => !/\.(test|stories)\.tsx?$|\/testing(\.tsx|\/)|\.mdx$/.test(file);
const APPS = ["portal", "mis"];
const SHARED = ["packages/ui", "packages/features", "packages/api", "scripts/vite", "pnpm-lock.yaml"];

/** Puts a finished folder in the place of another, so that nobody meets a half-written one. */
export function swapIn(finished, place) {
  const old = `${place}.old-${process.pid}`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(finished, place);
  rmSync(old, { recursive: true, force: true });
}

/** Builds an app beside what is served, and swaps it in when it is whole. */
async function buildApp(app) {
  const folder = join(root, "apps", app);
  // What a build left that was killed.
  for (const name of readdirSync(folder))
    if (/^dist\./.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
  const fresh = join(folder, `dist.new-${process.pid}`);
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  const built = await runQuietly(node24, [vite, "build", "--outDir", fresh, "--emptyOutDir"], {
    cwd: folder,
    env: toolEnv({ NODE_ENV: "production" }),
    shell: false,
  });
  if (built.code === 0) swapIn(fresh, join(folder, "dist"));
  else rmSync(fresh, { recursive: true, force: true });
  return built;
}

/** Builds both apps when a source file they are made of has changed since the last time; false when a build fails. */
export async function buildApps(title = "Building the portal and the console") {
  const stale = () =>
    APPS.map((app) => ({ app, wanted: digest([...SHARED, `apps/${app}`], isSource) })).filter(
      ({ app, wanted }) =>
        stampOf(`build-${app}`) !== wanted || !existsSync(join(root, `apps/${app}/dist/index.html`)),
    );
  if (stale().length === 0) return true;
  return alone(async () => {
    const todo = stale();
    if (todo.length === 0) return true;
    const step = beginStep(title);
    for (const [index, { app, wanted }] of todo.entries()) {
      const { code, output } = await buildApp(app);
      if (code !== 0) {
        step.end("failed");
        console.error(output);
        return false;
      }
      stamp(`build-${app}`, wanted);
      step.progress(index + 1, todo.length);
    }
    step.end();
    return true;
  });
}

const storybook = join(stamps, "storybook");
const STORYBOOK_PARTS = ["packages/ui", "packages/features", "packages/api", "apps/portal", "apps/mis"];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Builds Storybook when something of it has changed since the last time; false when that fails. */
export function buildStorybook() {
  return alone(async () => {
    const parts = [...STORYBOOK_PARTS, ".storybook", "scripts/ui", "pnpm-lock.yaml"];
    const wanted = digest(parts, (file) => !isTest(file));
    if (stampOf("build-storybook") === wanted && existsSync(join(storybook, "index.json"))) return true;
    rmSync(storybook, { recursive: true, force: true });
    const step = beginStep("Building Storybook");
    const words = ["build", "--disable-telemetry", "--output-dir", storybook];
    const { code, output } = await runQuietly(join(bin, "storybook"), words);
    step.end(code === 0 ? "done" : "failed");
    if (code !== 0) console.error(output);
    else stamp("build-storybook", wanted);
    return code === 0;
  });
}

/** The same for a command that cannot go on without the apps. */
export async function ensureBuilt(title) {
  if (!(await buildApps(title))) process.exit(1);
}
