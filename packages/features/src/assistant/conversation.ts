import type { AiMessage, AiSource } from "@candor/api/entities";

/** How an answer stands. `stopped`: the person ended it. */
export type AnswerState = "writing" | "done" | "stopped" | "failed";

/** A question and what came back. */
export interface Exchange {
  id: number;
  question: string;
  state: AnswerState;
  /** Markdown, as far as it has come. */
  answer: string;
  sources: readonly AiSource[];
  /** Null: no model is configured; undefined: not known yet. */
  model: string | null | undefined;
  /** Why it failed. */
  failure: string | null;
}

export const begun = (id: number, question: string): Exchange => ({
  id,
  question,
  state: "writing",
  answer: "",
  sources: [],
  model: undefined,
  failure: null,
});

/** Most messages, and most characters of each, that a question takes along. */
const HISTORY_MAX = 20;
const TEXT_MAX = 8000;

/** What was said before, as the server takes it: whole exchanges only, the newest ones. */
export function historyOf(exchanges: readonly Exchange[]): AiMessage[] {
  return exchanges
    .filter(({ state, answer }) => state === "done" && answer !== "")
    .flatMap(({ question, answer }): AiMessage[] => [
      { role: "user", text: question.slice(0, TEXT_MAX) },
      { role: "assistant", text: answer.slice(0, TEXT_MAX) },
    ])
    .slice(-HISTORY_MAX);
}

/** Name under which a question is kept until it was heard. */
export const QUESTION_DRAFT = "question";
