export { checkDialogsCatalogue } from "./catalogue.ts";
