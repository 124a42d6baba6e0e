import type { Rule } from "../types.ts";
import { certificateRules } from "./tls/certificate.ts";
import { transportRules } from "./tls/transport.ts";

export const tlsRules: readonly Rule[] = [...transportRules, ...certificateRules];
