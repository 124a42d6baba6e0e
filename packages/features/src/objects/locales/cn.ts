import { objectMessages, planMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...objectMessages, ...planMessages };
export { default } from "./cn.json";
