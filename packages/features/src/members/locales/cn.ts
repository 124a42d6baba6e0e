import { memberMessages, planMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...memberMessages, ...planMessages };
export { default } from "./cn.json";
