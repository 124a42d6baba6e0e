import type { AiEvent, AiMessage, Language } from "@candor/api/entities";
import { mayAsk } from "../auth/assistant-admission.ts";
import type { Customer } from "../auth/sessions.ts";
import { HttpError } from "../http/http-error.ts";
import { summaryOf } from "../results/texts.ts";
import { publishedResult } from "../scans/published-results.ts";
import type { Services } from "../services.ts";
import { modelAnswer } from "./model.ts";
import { searchAnswer } from "./search-answer.ts";
import { type Passage, passageOf, passagesFor } from "./sources.ts";

interface Question {
  question: string;
  history: AiMessage[];
  context?: { result_id: string } | undefined;
}

/** The check on the screen, with what was found about the company's own object. */
async function passageOnScreen(
  { db }: Services,
  { companyId }: Customer,
  resultId: string,
  language: Language,
): Promise<Passage | null> {
  const row = await publishedResult(db, companyId, resultId);
  const passage = passageOf(row.check_id, language);
  return passage && { ...passage, text: `${summaryOf(row)[language]}\n${passage.text}` };
}

/**
 * Answers a question, as events. Refuses before the first one where the whitelist leaves the customer out, and
 * where the check on the screen is not the company's.
 */
export async function askAi(
  services: Services,
  customer: Customer,
  asked: Question,
  language: Language,
  gone: AbortSignal,
): Promise<AsyncIterable<AiEvent>> {
  const { db, env, egress, log } = services;
  if (!(await mayAsk(db, customer))) throw new HttpError("ai.not_admitted");
  const shown = asked.context
    ? await passageOnScreen(services, customer, asked.context.result_id, language)
    : null;
  const found = passagesFor(asked.question, language).filter(({ source }) => source.id !== shown?.source.id);
  const passages = shown ? [shown, ...found] : found;

  async function* events(): AsyncGenerator<AiEvent> {
    yield { type: "start", model: env.ai?.model ?? null };
    yield { type: "sources", sources: passages.map(({ source }) => source) };
    if (!env.ai) {
      for (const text of searchAnswer(asked.question, passages, language)) yield { type: "text", text };
      return;
    }
    try {
      const { question, history } = asked;
      for await (const text of modelAnswer(egress, env.ai, { question, history, passages, language }, gone)) {
        yield { type: "text", text };
      }
    } catch (err) {
      if (gone.aborted) return;
      log.warn({ err }, "ask_ai");
      throw new HttpError("ai.failed");
    }
  }
  return events();
}
