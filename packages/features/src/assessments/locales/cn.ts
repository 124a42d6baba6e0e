import { assessmentMessages, planMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...assessmentMessages, ...planMessages };
export { default } from "./cn.json";
