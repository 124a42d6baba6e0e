import {
  assessmentLimits,
  getAssessment,
  listAssessments,
  retryAssessment as retryEndpoint,
  submitAssessment as submitEndpoint,
} from "@candor/api/contract";
import { eq } from "drizzle-orm";
import { loadAssessments, ownAssessment, toAssessment } from "../assessments/assessments.ts";
import { limitsOf } from "../assessments/limits.ts";
import { nextStart, retryAssessment, submitAssessment } from "../assessments/submit.ts";
import { assessment } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function assessmentHandlers(services: Services): Handler[] {
  const { db } = services;
  const answer = async (companyId: string, id: string) => {
    const loaded = await ownAssessment(db, companyId, id);
    if (!loaded) throw new HttpError("assessment.not_found");
    return toAssessment(loaded, "customer");
  };
  return [
    forCustomer(listAssessments, async ({ customer }) => {
      const all = await loadAssessments(db, eq(assessment.company_id, customer.companyId));
      const next = await nextStart(db, customer);
      return {
        list: all.map((one) => toAssessment(one, "customer")),
        next_start_at: next?.toISOString() ?? null,
      };
    }),
    forCustomer(assessmentLimits, ({ customer }) => limitsOf(db, customer)),
    forCustomer(getAssessment, ({ input, customer }) => answer(customer.companyId, input.id)),
    forCustomer(submitEndpoint, async ({ input, customer }) =>
      answer(customer.companyId, await submitAssessment(services, customer, input)),
    ),
    forCustomer(retryEndpoint, async ({ input, customer }) => {
      await retryAssessment(services, customer, input.id);
      return answer(customer.companyId, input.id);
    }),
  ];
}
