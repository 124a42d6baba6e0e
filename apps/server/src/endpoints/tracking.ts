import { listErrorReports, listFeedback, reportError, sendFeedback, trackEvent } from "@candor/api/endpoints";
import { forCustomer, forOpen, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { errorPage, storeError } from "../tracking/errors.ts";
import { storeEvent } from "../tracking/events.ts";
import { feedbackPage, storeFeedback } from "../tracking/feedback.ts";

export function trackingHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forOpen(trackEvent, async ({ input, customer }) => {
      await storeEvent(db, customer, input);
      return {};
    }),
    forCustomer(sendFeedback, async ({ input, customer }) => {
      await storeFeedback(services, customer, input);
      return {};
    }),
    forOpen(reportError, async ({ input }) => {
      await storeError(db, input.content);
      return {};
    }),
    forStaff(listFeedback, ({ input }) => feedbackPage(services, input)),
    forStaff(listErrorReports, ({ input }) => errorPage(db, input)),
  ];
}
