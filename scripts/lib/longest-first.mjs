// The order in which Vitest begins files: of one that it knows nothing, as in a new clone, it goes by the size of the file.
import { BaseSequencer } from "vitest/node";

/** They take half a minute and more each, and begun in the middle would go on alone at the end: the longest first. */
const LONGEST = [
  "http/fuzz",
  "testing/access",
  "src/faults",
  "src/restart",
  "security/changes",
  "checks/checks",
  "assessments/life",
  "security/expressions",
  "src/roles",
];

const rank = ({ moduleId }) => LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) >>> 0;

export default class LongestFirst extends BaseSequencer {
  async sort(files) {
    // Each other file has the same rank, and keeps its place.
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
