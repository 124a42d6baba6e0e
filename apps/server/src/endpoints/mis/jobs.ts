import { cancelJob, getHealth, listJobs, retryJob } from "@candor/api/endpoints";
import type { AuditAction } from "@candor/api/entities";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { healthOf } from "../../health/health.ts";
import { HttpError } from "../../http/http-error.ts";
import type { JobAnswer } from "../../jobs/jobs.ts";
import { jobPage } from "../../jobs/list.ts";
import { forStaff, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** The queue and the health of the installation, for those who hold `super`. */
export function jobHandlers(services: Services): Handler[] {
  const { db, jobs } = services;
  const told = async (
    answer: JobAnswer,
    action: AuditAction,
    { input, staff }: { input: { id: string; kind: string }; staff: StaffMember },
  ) => {
    if (answer === "missing") throw new HttpError("mis.not_found");
    if (answer === "other") throw new HttpError("mis.changed_meanwhile");
    await audit(db, { staff }, { action, target: input.id, detail: { kind: input.kind } });
    return {};
  };
  return [
    forStaff(getHealth, () => healthOf(services)),
    forStaff(listJobs, ({ input }) => jobPage(db, input)),
    forStaff(retryJob, async (call) =>
      told(await jobs.again(call.input.kind, call.input.id), "job.retry", call),
    ),
    forStaff(cancelJob, async (call) =>
      told(await jobs.end(call.input.kind, call.input.id), "job.cancel", call),
    ),
  ];
}
