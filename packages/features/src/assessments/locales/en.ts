import { assessmentMessages, planMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...assessmentMessages, ...planMessages };
export { default } from "./en.json";
