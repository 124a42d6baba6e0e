import { evidenceCatalogue } from "../evidence/index.ts";
import { lazyPart } from "../platform/index.ts";
import { campaignCatalogue } from "./catalogue.ts";
import type { LazyResultPageProps } from "./components/ResultPage.tsx";

/** The result of a free assessment, fetched with its texts when it is opened. */
export const LazyResultPage = lazyPart<LazyResultPageProps>([campaignCatalogue, evidenceCatalogue], () =>
  import("./components/ResultPage.tsx").then(({ ResultPage }) => ({ default: ResultPage })),
);

export { CampaignFrame } from "./components/CampaignFrame.tsx";
export { ResultSheet } from "./components/ResultSheet.tsx";
