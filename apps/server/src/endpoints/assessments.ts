import { ASSESSMENT_TIMES_MAX } from "@candor/api/contract";
import {
  assessmentLimits,
  assessmentTimes,
  getAssessment,
  listAssessments,
  retryAssessment as retryEndpoint,
  submitAssessment as submitEndpoint,
} from "@candor/api/endpoints";
import { ownAssessment, toAssessment } from "../assessments/assessments.ts";
import { limitsOf } from "../assessments/limits.ts";
import { assessmentPage } from "../assessments/list.ts";
import { nextStart, retryAssessment, submitAssessment } from "../assessments/submit.ts";
import type { Customer } from "../auth/sessions.ts";
import { hasEnded } from "../companies/plan.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { PerPublication } from "../results/per-publication.ts";
import { publishedScans } from "../results/published-scans.ts";
import { type Reader, readableState } from "../results/readable-state.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function assessmentHandlers(services: Services): Handler[] {
  const { db } = services;
  const times = new PerPublication(timesOf);
  const answer = async ({ companyId, preview }: Customer, id: string) => {
    const loaded = await ownAssessment(db, companyId, id);
    if (!loaded) throw new HttpError("assessment.not_found");
    return toAssessment(loaded, preview ? "preview" : "customer");
  };
  return [
    forCustomer(listAssessments, async ({ input, customer }) => {
      const next = await nextStart(db, customer);
      return {
        ...(await assessmentPage(db, customer, input)),
        next_start_at: next?.toISOString() ?? null,
        plan_ended: hasEnded(customer.company),
      };
    }),
    forCustomer(assessmentTimes, async ({ input, customer }) => ({
      list: await times.of(db, customer, input),
    })),
    forCustomer(assessmentLimits, ({ customer }) => limitsOf(db, customer)),
    forCustomer(getAssessment, ({ input, customer }) => answer(customer, input.id)),
    forCustomer(submitEndpoint, async ({ input, customer }) =>
      answer(customer, await submitAssessment(services, customer, input)),
    ),
    forCustomer(retryEndpoint, async ({ input, customer }) => {
      await retryAssessment(services, customer, input.id);
      return answer(customer, input.id);
    }),
  ];
}

/** When results of a company, or of one object, were published. */
async function timesOf(
  db: Db,
  companyId: string,
  { object_id }: { object_id?: string | undefined },
  reader: Reader,
) {
  const scans = await publishedScans(db, { companyId }, object_id, readableState(reader));
  return [...Map.groupBy(scans, ({ assessment_id }) => assessment_id)]
    .slice(0, ASSESSMENT_TIMES_MAX)
    .flatMap(([id, [first, ...others]]) =>
      first
        ? [
            {
              id,
              number: first.number,
              published_at: first.publishedAt.toISOString(),
              object_ids: [first, ...others].map((one) => one.object_id),
              ...(first.inReview && { in_review: true as const }),
            },
          ]
        : [],
    );
}
