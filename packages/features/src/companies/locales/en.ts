import { companyMessages, memberMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...companyMessages, ...memberMessages };
export { default } from "./en.json";
