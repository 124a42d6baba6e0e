export { scansCatalogue } from "./catalogue.ts";
export { ReasonFields, type ReasonFieldsProps } from "./components/actions/ReasonFields.tsx";
export { ScanList, type ScanListProps } from "./components/list/ScanList.tsx";
export { ScanReview } from "./components/review/ScanReview.tsx";
export { type ScanListState, scansAddress } from "./list-state.ts";
export { usePreview } from "./queries.ts";
export { reasonForm } from "./reason-form.ts";
export type { ScanReviewProps } from "./review-props.ts";
export { type ReviewState, reviewAddress } from "./review-state.ts";
