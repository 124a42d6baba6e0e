export { companyCatalogue } from "./catalogue.ts";
export { CompanyScreen } from "./components/CompanyScreen.tsx";
