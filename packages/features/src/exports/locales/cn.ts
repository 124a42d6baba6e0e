import { checkMessages, planMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...checkMessages, ...planMessages };
export { default } from "./cn.json";
