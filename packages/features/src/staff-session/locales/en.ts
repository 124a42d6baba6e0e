import { secondFactorMessages, staffMessages } from "@candor/api/errors/en";

export const messagesByCode = { ...staffMessages, ...secondFactorMessages };
export { default } from "./en.json";
