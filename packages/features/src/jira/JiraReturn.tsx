import { lazyPart } from "../platform/index.ts";
import { jiraCatalogue } from "./catalogue.ts";
import type { JiraReturnPartProps } from "./components/connection/JiraReturnPart.tsx";

export type JiraReturnProps = JiraReturnPartProps;

/** Ends connecting where Atlassian sends the browser back to. Code and texts come with it. */
export const JiraReturn = lazyPart<JiraReturnPartProps>(
  jiraCatalogue,
  () => import("./components/connection/JiraReturnPart.tsx"),
);
