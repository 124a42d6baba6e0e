import { dashboard } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";
import type { DashboardState } from "./address.ts";
import { pollMs } from "./model.ts";

/** Everything the dashboard shows; an assessment under way is looked at again and again. */
export const useDashboard = ({ assessmentId }: DashboardState) =>
  useEndpoint(dashboard, assessmentId ? { assessment_id: assessmentId } : {}, { quiet: true, pollMs });
