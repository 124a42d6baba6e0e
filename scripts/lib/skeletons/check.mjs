// What `pnpm new` writes is written once, built and tested, and taken back.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectOf, typesOf } from "../types.mjs";
import { bin, node24, root, run } from "../workspace.mjs";
import { component, feature, page } from "./index.mjs";
import { write } from "./write.mjs";

const SAMPLE = { name: "SkeletonSample", slug: "skeleton-sample" };
const FOLDERS = [
  `packages/ui/src/data/${SAMPLE.name}`,
  `packages/features/src/${SAMPLE.slug}`,
  `apps/portal/src/pages/${SAMPLE.slug}`,
  `apps/mis/src/pages/${SAMPLE.slug}`,
];

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
  if ((await run(join(bin, "biome"), ["lint", "--error-on-warnings", ...paths])) !== 0) wrong.push("lint");
  if ((await run(node24, [join(root, "scripts/t.mjs"), ...tests])) !== 0) wrong.push("tests");
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
