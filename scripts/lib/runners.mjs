// The runners behind `npm test` and `pnpm check`, each giving the same shape of result.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { bin, root, run, toolEnv } from "./workspace.mjs";

const results = join(root, "test-results");

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 */

/** @returns {Promise<Tally>} one command that counts as one test */
export async function commandRunner(name, command, args, options) {
  const code = await run(command, args, options);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

const broken = (name, why) => ({ passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${why}`] });

/** @returns {Promise<Tally>} the tests of some Vitest projects */
export async function vitestRunner(name, projects, extra = []) {
  mkdirSync(results, { recursive: true });
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run(
    join(bin, "vitest"),
    ["run", ...projects.flatMap((project) => ["--project", project]), ...extra],
    { env: { ...toolEnv(), TEST_TALLY: report } },
  );
  if (!existsSync(report)) return broken(name, "the runner ended without a report");
  const tally = JSON.parse(readFileSync(report, "utf8"));
  if (tally.passed + tally.failed === 0) return broken(name, "no test ran");
  if (code !== 0 && tally.failed === 0) return broken(name, "the runner failed outside a test");
  return tally;
}

/** @returns {Promise<Tally>} what Playwright tests: the journeys through the built apps, the stories */
export async function playwrightRunner(name, extra = []) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const code = await run(join(bin, "playwright"), ["test", "--reporter=list,json", ...extra], {
    env: { ...toolEnv(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return broken(name, "the runner ended without a report");
  const { stats, suites, errors } = JSON.parse(readFileSync(report, "utf8"));
  const failures = [
    ...suites.flatMap(failedSpecs),
    ...errors.map(({ message }) => `${name}: ${firstLine(message)}`),
  ];
  const passed = stats.expected;
  const failed = Math.max(stats.unexpected + stats.flaky, failures.length);
  if (passed + failed === 0) return broken(name, "no test ran");
  if (code !== 0 && failed === 0) return broken(name, "the runner failed outside a test");
  return { passed, failed, skipped: stats.skipped, failures };
}

/** Letters of an error that stand in the list of what failed. */
const TOLD = 400;

/** What a test of Playwright says of its failure, on one line. */
function causesOf({ tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  return errors.map(({ message = "" }) =>
    stripVTControlCharacters(message).replace(/\s+/g, " ").trim().slice(0, TOLD),
  );
}

function failedSpecs(suite) {
  const own = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map((spec) => [`${suite.file}: ${spec.title}`, ...causesOf(spec)].join(": "));
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

const firstLine = (text = "") => text.split("\n").find((line) => line.trim() !== "") ?? "failed";
