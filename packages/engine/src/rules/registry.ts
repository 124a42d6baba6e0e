import type { Rule } from "./types.ts";
import { tlsRules } from "./web/tls.ts";

/** Rises when any rule's version, the knowledge base or the order changes. */
export const RULES_VERSION = 1;

/** Every rule, in the order of the catalogue. */
export const rules: readonly Rule[] = [...tlsRules];
