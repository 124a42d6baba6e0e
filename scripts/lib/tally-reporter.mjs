// A Vitest reporter that leaves what `npm test` sums up: counts, and each failure with its cause.
import { writeFileSync } from "node:fs";

/** @returns {string[]} one line per failure of a file, a suite's own hooks, or a test */
function failuresOf(module, where) {
  const own = (task, name) => task.errors().map((error) => `${where}: ${name}${causeOf(error)}`);
  const suites = [...module.children.allSuites()].flatMap((suite) => own(suite, `${suite.fullName}: `));
  const tests = [...module.children.allTests("failed")].map(
    (test) => `${where}: ${test.fullName}: ${causesOf(test.result().errors)}`,
  );
  return [...own(module, ""), ...suites, ...tests];
}

const causeOf = (error) => {
  const line = String(error?.message ?? "failed")
    .split("\n")
    .find((text) => text.trim() !== "");
  return `${error?.name && error.name !== "Error" ? `${error.name}: ` : ""}${line ?? "failed"}`;
};

/** A test's own hooks may have more to say than what failed. */
const causesOf = (errors) => [errors?.[0], ...(errors ?? []).slice(1)].map(causeOf).join(" | ");

export default class TallyReporter {
  /** @param {{ file: string, root: string }} options where to write; what file names are given from */
  constructor({ file, root }) {
    this.file = file;
    this.root = root;
  }

  onTestRunEnd(modules, unhandled) {
    const count = (state) => modules.reduce((sum, one) => sum + [...one.children.allTests(state)].length, 0);
    const failures = [
      ...modules.flatMap((one) => failuresOf(one, one.moduleId.replace(`${this.root}/`, ""))),
      ...unhandled.map((error) => `outside a test: ${causeOf(error)}`),
    ];
    const failed = Math.max(count("failed"), failures.length);
    writeFileSync(
      this.file,
      JSON.stringify({ passed: count("passed"), failed, skipped: count("skipped"), failures }),
    );
  }
}
