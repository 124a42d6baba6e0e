import type { Territory } from "../vocabulary.ts";

/**
 * How free data is to go from a territory to a country:
 * `allowed` without more, `conditional` when the recipient or the contract meets
 * a condition, `outside` only with safeguards such as standard clauses.
 */
export type Adequacy = "allowed" | "conditional" | "outside";

interface AllowSet {
  allowed: readonly string[];
  conditional: readonly string[];
  /** What holds for every other country. */
  rest: Adequacy;
}

const list = (codes: string): string[] => codes.split(" ");

/** EU member states with Iceland, Liechtenstein and Norway (EEA Agreement, Annex XI). */
const EEA = list("AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO");

/**
 * GDPR Art. 45 adequacy decisions. Source: European Commission, "Adequacy
 * decisions". Brazil: decision of January 2026. Canada covers commercial
 * organisations.
 */
const EU_ADEQUATE = list("AD AR BR CA CH FO GB GG IL IM JE JP KR NZ UY");

/**
 * UK adequacy regulations. Source: Information Commissioner's Office,
 * "International transfers". Gibraltar and South Korea included.
 */
const UK_ADEQUATE = list("AD AR CA CH FO GG GI IL IM JE JP KR NZ UY");

const SETS: Readonly<Record<Territory, AllowSet>> = {
  // United States: only recipients certified under the EU-US Data Privacy Framework, decision (EU) 2023/1795.
  EU: { allowed: [...EEA, ...EU_ADEQUATE], conditional: ["US"], rest: "outside" },
  // United States: the UK-US data bridge, SI 2023/1028.
  GB: { allowed: ["GB", ...EEA, ...UK_ADEQUATE], conditional: ["US"], rest: "outside" },
  // PIPL Art. 38: security assessment, certification or standard contract; exemptions by volume (CAC provisions of March 2024).
  CN: { allowed: ["CN"], conditional: [], rest: "outside" },
  // APPI Art. 28: countries the Personal Information Protection Commission recognises: the EEA and the United Kingdom.
  JP: { allowed: ["JP", "GB", ...EEA], conditional: [], rest: "outside" },
  // PIPA Art. 28-8: countries the PIPC recognises as equivalent: the EU, in force since September 2025.
  KR: { allowed: ["KR", ...EEA], conditional: [], rest: "outside" },
  // PDPA s 26: no list; the recipient must be bound to comparable protection.
  SG: { allowed: ["SG"], conditional: [], rest: "conditional" },
  // LGPD Art. 33; mutual adequacy with the European Union of January 2026.
  BR: { allowed: ["BR", ...EEA], conditional: [], rest: "outside" },
  // DPDP Act 2023 s 16: allowed but to countries the government restricts; none notified.
  IN: { allowed: [], conditional: [], rest: "allowed" },
  // Privacy Act 1988, APP 8: the sender stays accountable for the recipient.
  AU: { allowed: ["AU"], conditional: [], rest: "conditional" },
  // PIPEDA principle 4.1.3: comparable protection by contract.
  CA: { allowed: ["CA"], conditional: [], rest: "conditional" },
  // No general limit in federal law; 28 CFR Part 202 names countries of concern for bulk sensitive data.
  US: { allowed: [], conditional: list("CN HK MO CU IR KP RU VE"), rest: "allowed" },
};

/** How free data is to go from a territory to a country, ISO 3166 alpha-2. */
export function adequacyOf(from: Territory, to: string): Adequacy {
  const set = SETS[from];
  if (set.allowed.includes(to)) return "allowed";
  if (set.conditional.includes(to)) return "conditional";
  return set.rest;
}
