import { secondFactorMessages, staffMessages } from "@candor/api/errors/cn";

export const messagesByCode = { ...staffMessages, ...secondFactorMessages };
export { default } from "./cn.json";
