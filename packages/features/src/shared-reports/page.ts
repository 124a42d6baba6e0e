import { evidenceCatalogue } from "../evidence/index.ts";
import { lazyPart } from "../platform/index.ts";
import { sharedReportsCatalogue } from "./catalogue.ts";
import type { LazySharedReportPageProps } from "./components/SharedReportPage.tsx";

/** The page of a shared report, fetched with its texts when a link is opened. */
export const LazySharedReportPage = lazyPart<LazySharedReportPageProps>(
  [sharedReportsCatalogue, evidenceCatalogue],
  () =>
    import("./components/SharedReportPage.tsx").then(({ SharedReportPage }) => ({
      default: SharedReportPage,
    })),
);
