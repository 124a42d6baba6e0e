import * as z from "zod/mini";
import * as calls from "../../contract/support/ai.ts";
import { AI_QUESTION_MAX, aiContext, aiEvent, aiMessage } from "../../entities/support/ai.ts";
import { defineEndpoint } from "../endpoint.ts";

export const askAi = defineEndpoint(calls.askAi, {
  request: z.object({
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(AI_QUESTION_MAX)),
    history: z._default(z.array(aiMessage).check(z.maxLength(20)), []),
    context: z.optional(aiContext),
  }),
  reply: aiEvent,
  errors: ["ai.failed", "ai.not_admitted", "check.not_found"],
  perMinute: 20,
  doc: "Answers a question about checks, laws and this product, as a stream of events. Without a configured model it searches the check catalogue and the help, and says so. Refused to those whom the whitelist leaves out.",
});
