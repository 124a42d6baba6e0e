import {
  activityResult,
  activityResultDetail,
  previewActivityResult,
  previewActivityResultDetail,
} from "@candor/api/endpoints";
import { activityResultOf, activityTablesOf } from "../activity/results.ts";
import { Analyses } from "../applications/facts.ts";
import { forAnyone, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

const VISITOR = { preview: false };
const STAFF = { preview: true };

export function activityDataHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  return [
    forAnyone(activityResult, ({ input }) => activityResultOf(db, known, input, VISITOR)),
    forAnyone(activityResultDetail, ({ input }) => activityTablesOf(db, known, input, VISITOR)),
    forStaff(previewActivityResult, ({ input }) => activityResultOf(db, known, input, STAFF)),
    forStaff(previewActivityResultDetail, ({ input }) => activityTablesOf(db, known, input, STAFF)),
  ];
}
