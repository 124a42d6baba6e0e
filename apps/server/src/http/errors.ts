import type { ErrorCode } from "@candor/api/errors";
import type { FastifyError, FastifyInstance } from "fastify";
import { isOutage } from "../database/outage.ts";
import { isReferenceGone } from "../database/violation.ts";
import { isNoSpace } from "../storage/no-space.ts";
import { refuse } from "./envelope.ts";
import { HttpError } from "./http-error.ts";

/** Fastify's own refusals, in our words. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "common.invalid",
  401: "common.unauthenticated",
  403: "common.forbidden",
  404: "common.not_found",
  413: "common.too_large",
  415: "common.invalid",
  429: "common.rate_limited",
};

/** Every failure leaves as an envelope. What went wrong inside goes to the log, with the request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return refuse(request, reply, error.key, error);
    const status = error.statusCode ?? 500;
    const key = BY_STATUS[status] ?? (status >= 400 && status < 500 ? "common.invalid" : null);
    if (key) return refuse(request, reply, key);
    if (isReferenceGone(error)) {
      request.log.warn({ err: error, requestId: request.id }, "what a request names was removed meanwhile");
      return refuse(request, reply, "mis.changed_meanwhile");
    }
    request.log.error({ err: error, requestId: request.id }, "request failed");
    // A database without room is out of order, too: that its disk is full says more.
    if (isNoSpace(error)) return refuse(request, reply, "common.no_space");
    if (isOutage(error)) return refuse(request, reply.header("retry-after", "5"), "common.unavailable");
    return refuse(request, reply, "common.internal");
  });
}
