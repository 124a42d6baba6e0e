import { memberMessages, planMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...memberMessages, ...planMessages };
export { default } from "./en.json";
