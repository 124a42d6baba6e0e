// What `npm start` and `npm test` do first. Runs on whatever Node the machine has
// (20.19 or newer), so it uses nothing but Node itself.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const bin = join(root, "node_modules/.bin");
const stamps = join(root, "node_modules/.cache/candor");
const windows = process.platform === "win32";

/** Node 24, which the install step puts beside the other tools. */
export const node24 = join(bin, windows ? "node.CMD" : "node");

export const houseEnv = (extra = {}) => {
  const env = { ...process.env, ...extra, PATH: `${bin}${delimiter}${process.env.PATH}` };
  // Set by npm for its own run; tools started from here must not take them for theirs.
  for (const key of Object.keys(env))
    if (/^npm_(lifecycle|package|config_user_agent)/.test(key)) delete env[key];
  return env;
};

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command, args, { cwd = root, env = houseEnv(), stdio = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: windows });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? 1 : code));
  });
}

/** Runs a command silently; its output is shown only if it fails. */
export async function runQuietly(title, command, args, options = {}) {
  const started = Date.now();
  process.stdout.write(`${title} …`);
  const output = [];
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: houseEnv(),
      shell: windows,
      ...options,
      stdio: "pipe",
    });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", resolve);
  });
  process.stdout.write(
    ` ${code === 0 ? "done" : "failed"}, ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code;
}

const SKIPPED = new Set(["node_modules", "dist", "data", ".git", "test-results", "storybook-static"]);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
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

const manifests = () =>
  ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );

/** Installs pnpm's workspace when the lockfile or a manifest has changed since the last time. */
export async function ensureInstalled() {
  const wanted = digest(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests()]);
  if (stampOf("install") === wanted && existsSync(node24)) return;
  console.log("Installing packages (the first time takes a minute or two)");
  const code = await run(windows ? "npx.cmd" : "npx", ["-y", "pnpm@12", "install", "--frozen-lockfile"], {
    env: process.env,
  });
  if (code !== 0) {
    console.error(
      "The packages could not be installed. Check that the npm registry can be reached, then try again.",
    );
    process.exit(1);
  }
  stamp("install", wanted);
}

const isSource = (file) => !/\.(test|stories)\.tsx?$|\/testing(\.tsx|\/)|\.mdx$/.test(file);
const APPS = ["portal", "mis"];

/** Builds both apps when a source file they are made of has changed since the last time; false when a build fails. */
export async function buildApps() {
  const shared = ["packages/ui", "packages/features", "packages/api", "scripts/vite", "pnpm-lock.yaml"];
  for (const app of APPS) {
    const wanted = digest([...shared, `apps/${app}`], isSource);
    if (stampOf(`build-${app}`) === wanted && existsSync(join(root, `apps/${app}/dist/index.html`))) continue;
    const code = await runQuietly(`Building ${app}`, "npm", ["run", "--silent", "build"], {
      cwd: join(root, `apps/${app}`),
    });
    if (code !== 0) return false;
    stamp(`build-${app}`, wanted);
  }
  return true;
}

const storybook = join(stamps, "storybook");
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Builds Storybook when something of it has changed since the last time; false when that fails. */
export async function buildStorybook() {
  const parts = ["packages/ui", "packages/features", "packages/api", "apps/portal", "apps/mis", ".storybook"];
  const wanted = digest([...parts, "scripts/ui", "pnpm-lock.yaml"], (file) => !isTest(file));
  if (stampOf("build-storybook") === wanted && existsSync(join(storybook, "index.json"))) return true;
  rmSync(storybook, { recursive: true, force: true });
  const code = await runQuietly(
    "Building Storybook",
    join(bin, "storybook"),
    ["build", "--disable-telemetry", "--output-dir", storybook],
    // React for development alone has `act`, which ends effects before a story plays.
    { env: houseEnv({ NODE_ENV: "development" }) },
  );
  if (code === 0) stamp("build-storybook", wanted);
  return code === 0;
}

/** The same for a command that cannot go on without the apps. */
export async function ensureBuilt() {
  if (!(await buildApps())) process.exit(1);
}
