import { memberMessages, staffMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...memberMessages, ...staffMessages };
export { default } from "./en.json";
