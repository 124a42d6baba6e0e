import type { Rule } from "../types.ts";
import { headerExtraRules } from "./content-extra.ts";
import { cspRules } from "./headers/csp.ts";
import { policyHeaderRules } from "./headers/simple.ts";
import { transportHeaderRules } from "./headers/transport.ts";

export const headerRules: readonly Rule[] = [
  ...transportHeaderRules,
  ...cspRules,
  ...policyHeaderRules,
  ...headerExtraRules,
];
