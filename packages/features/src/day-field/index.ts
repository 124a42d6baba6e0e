export { dayFieldCatalogue } from "./catalogue.ts";
export { DayField, type DayFieldProps } from "./DayField.tsx";
