export { scansCatalogue } from "./catalogue.ts";
export { ScanList, type ScanListProps } from "./components/ScanList.tsx";
export { ScanReview, type ScanReviewProps } from "./components/ScanReview.tsx";
export { formatListState, parseListState, type ScanListState } from "./list-state.ts";
export { formatReviewState, parseReviewState, type ReviewState } from "./review-state.ts";
