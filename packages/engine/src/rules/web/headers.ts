import type { Rule } from "../types.ts";
import { crossOriginRules } from "./headers/cross-origin.ts";
import { cspRules } from "./headers/csp.ts";
import { preloadRules } from "./headers/preload.ts";
import { policyHeaderRules } from "./headers/simple.ts";
import { transportHeaderRules } from "./headers/transport.ts";

export const headerRules: readonly Rule[] = [
  ...transportHeaderRules,
  ...cspRules,
  ...policyHeaderRules,
  ...crossOriginRules,
  ...preloadRules,
];
