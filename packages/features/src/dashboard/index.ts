export { dashboardCatalogue } from "./catalogue.ts";
