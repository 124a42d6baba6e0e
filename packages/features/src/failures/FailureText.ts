import { lazyPart } from "../platform/index.ts";
import { failuresCatalogue } from "./catalogue.ts";
import type { FailureWordsProps } from "./components/FailureWords.tsx";

/** Why an object could not be assessed, fetched where one could not: few assessments of a customer have any. */
export const FailureText = lazyPart<FailureWordsProps>(
  failuresCatalogue,
  () => import("./components/FailureWords.tsx"),
);
