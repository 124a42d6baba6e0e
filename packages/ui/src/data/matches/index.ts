export { createFinder, type Finder } from "./find-matches.ts";
export { useMatches } from "./use-matches.ts";
