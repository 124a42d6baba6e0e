import type { CheckStatus } from "@candor/api/entities";

/** Addresses that the dashboard leads to. An absent one is not offered to this user. */
export interface DashboardLinks {
  checks: (filter: { status?: CheckStatus; objectId?: string; assessmentId?: string | null }) => string;
  objects: string;
  addWebsite?: string;
  newAssessment?: string;
  assessment: (id: string) => string;
}
