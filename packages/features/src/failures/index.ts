export { failuresCatalogue } from "./catalogue.ts";
export { FailureText } from "./FailureText.ts";
