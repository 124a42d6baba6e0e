// The parts of `npm test`, in their order.
import { checkRunners } from "./check-runners.mjs";
import { buildApps, buildStorybook } from "./prepare.mjs";
import { commandRunner, playwrightRunner, vitestRunner } from "./runners.mjs";
import { skeletonRunner } from "./skeletons/check.mjs";
import { node24 } from "./workspace.mjs";

/** What is tested needs a build: without it, the build is what failed. */
const built = async (name, build, test) =>
  (await build()) ? test() : { passed: 0, failed: 1, skipped: 0, failures: [name] };

const [lint, expressions, unused, texts, types, unit] = checkRunners;
const storybook = ["build of Storybook", buildStorybook];
const apps = ["build of the apps", buildApps];
const alone = async () => ({ passed: 1, failed: 0, skipped: 0, failures: [] });

/** What the part before it has built and tested is what is weighed. */
const SIZES = ["scripts/ui/size.ts", "--built"];

/**
 * Rows follow one another. The lanes of a row go on side by side, and the parts of a lane one after the other: so stand
 * together only parts that keep about one core busy, that measure no time, and of which none reads what another writes.
 * @type {[name: string, runner: () => Promise<import("./runners.mjs").Tally>][][][]}
 */
export const rows = [
  [[lint]],
  [[expressions, texts], [unused]],
  [[types]],
  [[unit]],
  [[["server", () => vitestRunner("server", ["server"])]]],
  [
    [["components", () => vitestRunner("components", ["components"])]],
    [
      ["package of the design system", () => vitestRunner("package", ["package"])],
      ["its sizes", () => commandRunner("sizes of the design system", node24, SIZES)],
    ],
    [
      [storybook[0], () => built(...storybook, alone)],
      [apps[0], () => built(...apps, alone)],
    ],
  ],
  [
    [["engine in a browser", () => vitestRunner("engine-e2e", ["engine-e2e"])]],
    [["what pnpm new writes", skeletonRunner]],
  ],
  [
    [
      [
        "stories and their pictures",
        () => built(...storybook, () => playwrightRunner("stories", ["--config", "tests/stories"])),
      ],
    ],
  ],
  [[["journeys", () => built(...apps, () => playwrightRunner("journeys"))]]],
];

export const parts = rows.flat(2);
