import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { defineConfig } from "vitest/config";
import { forShortLives } from "./scripts/lib/embedded-database.mjs";
import LongestFirst from "./scripts/lib/longest-first.mjs";
import TallyReporter from "./scripts/lib/tally-reporter.mjs";

const root = dirname(createRequire(import.meta.url).resolve("./package.json"));

/** Where `npm test` wants the sum of a run. */
const tally = process.env.TEST_TALLY;

const asked = process.argv.flatMap((word, at, words) =>
  word === "--project" ? (words[at + 1] ?? []) : word.startsWith("--project=") ? word.slice(10) : [],
);

/** What is waited for ends when it is there. This ends only what would never come, on a machine at half its speed too. */
const patient = { poll: { timeout: 30_000 } };

/** Vitest alone would leave a core free: with two cores, half of them. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Those that need a browser, a compiler of styles and Storybook: loaded when they are asked for, by name or with all. */
const inBrowser = ["components", "stories"].filter((name) => asked.length === 0 || asked.includes(name));
const browserProjects =
  inBrowser.length > 0 ? await (await import("./vitest.browser.ts")).browserProjects(root, inBrowser) : [];

export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    reporters: tally ? ["default", new TallyReporter({ file: tally, root })] : ["default"],
    projects: [
      {
        root,
        test: {
          name: "unit",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.e2e.test.ts"],
          // The modules are read once for each worker: read anew for each file, they took three quarters of the time.
          isolate: false,
          expect: patient,
          testTimeout: 60_000,
          maxWorkers,
          // Projects of one group must take the same number of workers: these have a group of their own.
          sequence: { groupOrder: 2 },
        },
      },
      {
        root,
        test: {
          name: "engine-e2e",
          environment: "node",
          include: ["packages/engine/src/**/*.e2e.test.ts"],
          // Each visits with a browser of its own, and half of the time waits.
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What is published, as others install it: built, packed, installed into an app, shown in a browser.
        root,
        test: {
          name: "package",
          environment: "node",
          globalSetup: "scripts/publish/package.setup.ts",
          include: ["scripts/{ui,api}/**/*.e2e.test.ts"],
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: "server",
          environment: "node",
          globalSetup: "apps/server/src/testing/postgres.setup.ts",
          include: ["apps/server/src/**/*.test.ts"],
          // Each suite has a server and a database of its own: the modules may be shared.
          isolate: false,
          execArgv: [...forShortLives],
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Half of the time they wait, for processes that start and for deadlines.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      ...browserProjects,
    ],
  },
});
