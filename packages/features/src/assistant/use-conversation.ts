import { isApiError, isCancelledError, streamOf } from "@candor/api/client";
import { askAi } from "@candor/api/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft, useErrorText, usePlatform } from "../platform/index.ts";
import { begun, type Exchange, historyOf, QUESTION_DRAFT } from "./conversation.ts";

/** Asks, and grows the answer as its words come. One question at a time; leaving the page ends it. */
export function useConversation(resultId: string | undefined) {
  const { client } = usePlatform();
  const { t } = useTranslation("assistant");
  const errorText = useErrorText();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const running = useRef<AbortController>(null);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const change = (id: number, how: (exchange: Exchange) => Exchange) =>
    setExchanges((all) => all.map((one) => (one.id === id ? how(one) : one)));

  const failureText = (error: unknown) =>
    isApiError(error) && error.status === 429 ? t("tooMany") : errorText(error);

  const ask = async (question: string, before: readonly Exchange[] = exchanges) => {
    count.current += 1;
    const id = count.current;
    const controller = new AbortController();
    running.current = controller;
    setExchanges([...before, begun(id, question)]);
    const context = resultId === undefined ? {} : { context: { result_id: resultId } };
    const request = { question, history: historyOf(before), ...context };
    try {
      const events = streamOf(client, askAi, request, { signal: controller.signal, quiet: true });
      for await (const event of events) {
        // It was heard: it need not be written again. What is typed meanwhile is the next one.
        if (event.type === "start" && readDraft(QUESTION_DRAFT) === question)
          storeDraft(QUESTION_DRAFT, null);
        if (event.type === "start") change(id, (one) => ({ ...one, model: event.model }));
        else if (event.type === "sources") change(id, (one) => ({ ...one, sources: event.sources }));
        else change(id, (one) => ({ ...one, answer: one.answer + event.text }));
      }
      change(id, (one) => ({ ...one, state: "done" }));
    } catch (error) {
      if (isCancelledError(error)) change(id, (one) => ({ ...one, state: "stopped" }));
      else change(id, (one) => ({ ...one, state: "failed", failure: failureText(error) }));
    }
  };

  return {
    exchanges,
    ask: (question: string) => void ask(question),
    /** Ends the answer that is being written; what has come stays. */
    stop: () => running.current?.abort(),
    /** Asks the last question again, in its own place. */
    again: () => {
      const last = exchanges.at(-1);
      if (last) void ask(last.question, exchanges.slice(0, -1));
    },
  };
}
