import { cloudMessages, planMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...cloudMessages, ...planMessages };
export { default } from "./en.json";
