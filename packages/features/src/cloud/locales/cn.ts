import { cloudMessages, planMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...cloudMessages, ...planMessages };
export { default } from "./cn.json";
