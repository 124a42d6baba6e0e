import type { PageFact, PassFacts } from "../../../facts/types.ts";

/** Pages of the site that a visit saw: neither a wall nor an error stands for one. */
export const pagesOf = (pass: PassFacts | undefined): PageFact[] =>
  (pass?.pages ?? []).filter(({ notPage }) => notPage === undefined);
