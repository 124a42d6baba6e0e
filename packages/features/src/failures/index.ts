export { failuresCatalogue } from "./catalogue.ts";
