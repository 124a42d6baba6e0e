import type { CheckText } from "../rules/types.ts";
import { tlsTexts } from "./web/tls.ts";

/** The words of every check, by its id. */
export const checkTexts: Readonly<Record<string, CheckText>> = { ...tlsTexts };
