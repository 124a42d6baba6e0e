import { askAi as askEndpoint } from "@candor/api/endpoints";
import { askAi } from "../ai/ask.ts";
import { forCustomerStream, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function aiHandlers(services: Services): Handler[] {
  return [
    forCustomerStream(askEndpoint, ({ customer, input, language, gone }) =>
      askAi(services, customer, input, language, gone),
    ),
  ];
}
