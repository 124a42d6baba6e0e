import { sharedReportMessages } from "@candor/api/errors/cn";

export const messagesByCode = sharedReportMessages;
export { default } from "./cn.json";
