export { assessmentsAddress } from "./address.ts";
export { assessmentsCatalogue } from "./catalogue.ts";
export { AssessmentScreen, type AssessmentScreenProps } from "./components/AssessmentScreen.tsx";
export { AssessmentsScreen, type AssessmentsScreenProps } from "./components/AssessmentsScreen.tsx";
export { NewAssessmentScreen, type NewAssessmentScreenProps } from "./components/new/NewAssessmentScreen.tsx";
export { type ShownType, TypeNames, type TypeNamesProps } from "./components/new/TypeNames.tsx";
export { countdownDaysOf } from "./countdown.ts";
export { useAssessmentHead } from "./heads.ts";
export { useAssessments } from "./queries.ts";
