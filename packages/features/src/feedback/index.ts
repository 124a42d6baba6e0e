export { useFeedbackWidget } from "./use-feedback-widget.ts";
export type { FeedbackWidget, GivenFeedback } from "./widget.ts";
