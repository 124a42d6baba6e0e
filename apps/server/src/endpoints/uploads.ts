import { completeUpload as completeEndpoint, discardUpload as discardEndpoint } from "@candor/api/endpoints";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { completeUpload, discardUpload } from "../uploads/uploads.ts";

export function uploadHandlers(services: Services): Handler[] {
  return [
    forCustomer(completeEndpoint, ({ input, customer }) => completeUpload(services, customer, input.id)),
    forCustomer(discardEndpoint, async ({ input, customer }) => {
      await discardUpload(services, customer, input.id);
      return {};
    }),
  ];
}
