export { AssessmentHint } from "./assessment-hint/AssessmentHint.tsx";
export { useAssessmentHint } from "./assessment-hint/use-assessment-hint.ts";
export { guideCatalogue } from "./catalogue.ts";
export { Guide, type GuideProps } from "./Guide.tsx";
export { useGuide } from "./use-guide.ts";
