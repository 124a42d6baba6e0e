// What `pnpm new` writes is written once, built and tested, and taken back.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { vitestRunner } from "../runners.mjs";
import { runnerOf, testsOf } from "../tests-of.mjs";
import { projectOf, typesOf } from "../types.mjs";
import { bin, root, run } from "../workspace.mjs";
import { component, feature, page } from "./index.mjs";
import { write } from "./write.mjs";

const SAMPLE = { name: "SkeletonSample", slug: "skeleton-sample" };
const FOLDERS = [
  `packages/ui/src/data/${SAMPLE.name}`,
  `packages/features/src/${SAMPLE.slug}`,
  `apps/portal/src/pages/${SAMPLE.slug}`,
  `apps/mis/src/pages/${SAMPLE.slug}`,
];

/** For them the linter would read the whole workspace: the skeletons' imports are held by their types and tests. */
const OF_THE_WORKSPACE = ["suspicious/noImportCycles", "correctness/noUndeclaredDependencies"];

/**
 * @param {readonly string[]} paths what was written
 * @returns {Promise<string[]>} what of it is not right
 */
async function faults(paths) {
  const types = ["packages/ui", projectOf("packages/features")];
  const tests = [
    ...FOLDERS.slice(0, 2),
    "packages/ui/src/conformance.test.tsx",
    "packages/ui/src/exports.test.tsx",
  ];
  const wrong = (await typesOf(types)).failures;
  const lint = ["lint", "--error-on-warnings", ...OF_THE_WORKSPACE.map((rule) => `--skip=${rule}`)];
  if ((await run(join(bin, "biome"), [...lint, ...paths])) !== 0) wrong.push("lint");
  // Not by `pnpm t`: for the line that a feature adds to a manifest it would install, and what comes after once more.
  const files = tests.flatMap(testsOf);
  const projects = [...new Set(files.map(runnerOf))];
  wrong.push(...(await vitestRunner("skeletons", projects, files)).failures);
  return wrong;
}

/** @returns {Promise<import("../runners.mjs").Tally>} */
export async function skeletonRunner() {
  const undos = [];
  const undo = () => {
    for (const one of undos.splice(0).reverse()) one();
    for (const folder of FOLDERS) rmSync(join(root, folder), { recursive: true, force: true });
  };
  process.once("exit", undo);
  const paths = new Set();
  const made = async (skeleton) => {
    const written = await write(skeleton);
    undos.push(written.undo);
    for (const path of written.paths) if (/\.(tsx?|json)$/.test(path)) paths.add(path);
  };
  try {
    await made(component("data", SAMPLE.name));
    await made(feature(SAMPLE.slug, "listMembers"));
    for (const app of ["portal", "mis"]) await made(page(app, SAMPLE.slug, SAMPLE.slug));
    const failures = (await faults([...paths])).map((fault) => `skeletons: ${fault}`);
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures };
  } finally {
    undo();
    process.off("exit", undo);
  }
}
