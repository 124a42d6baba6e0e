import type { Framework, RegulatedRegion } from "@candor/api/entities";

/** Whose data protection law a framework is, or goes with; a standard is nobody's. */
const REGIONS: Record<Framework, RegulatedRegion | null> = {
  gdpr: "EU",
  eprivacy: "EU",
  ccpa: "US",
  coppa: "US",
  pipl: "CN",
  lgpd: "BR",
  hipaa: "US",
  pdpa_sg: "SG",
  pipa_kr: "KR",
  appi: "JP",
  iso27001: null,
  iso27701: null,
};

/** The regions that frameworks belong to, each once. */
export const regionsOf = (frameworks: readonly Framework[]): RegulatedRegion[] => [
  ...new Set(frameworks.flatMap((framework) => REGIONS[framework] ?? [])),
];
