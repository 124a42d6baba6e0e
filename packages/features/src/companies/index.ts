export { companiesCatalogue } from "./catalogue.ts";
export { CompanyList, type CompanyListProps } from "./components/CompanyList.tsx";
export { CompanyPage, type CompanyPageProps } from "./components/CompanyPage.tsx";
export { companiesAddress } from "./list-state.ts";
