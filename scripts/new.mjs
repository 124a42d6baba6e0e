// `pnpm new component|feature|page`: a skeleton in the project's shape, with its story and test, entered where it belongs.
import { component, feature, page } from "./lib/skeletons/index.mjs";
import { takenBy, write } from "./lib/skeletons/write.mjs";

const usage = `Usage:
  pnpm new component <group> <Name>               e.g. pnpm new component forms RatingField
  pnpm new feature <name> <call>                  e.g. pnpm new feature vendors listVendors
  pnpm new page <portal|mis> <path> <feature>     e.g. pnpm new page portal vendors vendors

A group is a folder of packages/ui/src, a call an export of @candor/api/contract, a feature a folder of packages/features/src.`;

const makers = { component, feature, page };
const [kind, ...words] = process.argv.slice(2);
const made = Object.hasOwn(makers, kind ?? "") ? makers[kind](...words) : undefined;
if (!made) {
  console.error(usage);
  process.exit(2);
}
const taken = takenBy(made);
if (taken.length > 0) {
  console.error(`Already there, nothing written:\n${taken.map((path) => `  ${path}`).join("\n")}`);
  process.exit(1);
}
const { paths } = await write(made);
console.log(`${paths.join("\n")}\n\n${made.next}`);
