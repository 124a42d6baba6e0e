export { scansCatalogue } from "./catalogue.ts";
export { ScanList, type ScanListProps } from "./components/ScanList.tsx";
export { ScanReview, type ScanReviewProps } from "./components/ScanReview.tsx";
export { type ScanListState, scansAddress } from "./list-state.ts";
export { type ReviewState, reviewAddress } from "./review-state.ts";
