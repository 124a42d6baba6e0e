import { memberMessages, staffMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...memberMessages, ...staffMessages };
export { default } from "./cn.json";
