import { companyMessages, memberMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...companyMessages, ...memberMessages };
export { default } from "./cn.json";
