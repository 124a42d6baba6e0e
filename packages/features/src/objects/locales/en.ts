import { objectMessages, planMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...objectMessages, ...planMessages };
export { default } from "./en.json";
