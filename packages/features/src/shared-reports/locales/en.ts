import { sharedReportMessages } from "@candor/api/errors/en";

export const messagesByCode = sharedReportMessages;
export { default } from "./en.json";
