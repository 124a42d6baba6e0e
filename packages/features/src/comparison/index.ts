export { checkComparisonAddress, checkComparisonHref, comparisonAddress, comparisonHref } from "./address.ts";
export { comparisonCatalogue } from "./catalogue.ts";
export {
  CheckComparisonScreen,
  type CheckComparisonScreenProps,
} from "./components/CheckComparisonScreen.tsx";
export { ComparisonScreen, type ComparisonScreenProps } from "./components/ComparisonScreen.tsx";
export { useCheckComparisonHead, useComparisonHead } from "./heads.ts";
