import { checkMessages, planMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...checkMessages, ...planMessages };
export { default } from "./en.json";
