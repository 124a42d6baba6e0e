import { AI_QUESTION_MAX, type AiSource } from "@candor/api/entities";
import { AssistantMessage, AssistantPanel, type MessageState } from "@candor/ui/assistant";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { helpHref, Prose } from "../../help/index.ts";
import type { Arriving } from "../../platform/index.ts";
import type { AnswerState, Exchange } from "../conversation.ts";
import { useConversation } from "../use-conversation.ts";
import * as css from "./AssistantChat.css.ts";
import { QuestionField } from "./QuestionField.tsx";

export interface AssistantChatProps extends Arriving {
  open: boolean;
  onClose: () => void;
  /** The check's result that is on the screen. */
  resultId: string | undefined;
}

const EXAMPLES = ["consent", "score", "jira"] as const;

/** The conversation with the AI helper: questions, answers as they are written, and what they rest on. */
export default function AssistantChat({ open, onClose, resultId }: AssistantChatProps) {
  const { t } = useTranslation("assistant");
  const { exchanges, ask, stop, again } = useConversation(resultId);
  const last = exchanges.at(-1);
  const busy = last?.state === "writing";
  const withoutModel = exchanges.some(({ model }) => model === null);
  return (
    <AssistantPanel
      open={open}
      onClose={onClose}
      title={t("title")}
      subtitle={t(withoutModel ? "noModel" : "subtitle")}
      closeLabel={t("close")}
      messagesLabel={t("messages")}
      busy={busy}
      sources={last && last.sources.length > 0 && <Sources sources={last.sources} />}
      composer={<QuestionField bound={AI_QUESTION_MAX + 1} busy={busy} onAsk={ask} onStop={stop} />}
    >
      {exchanges.length === 0 ? (
        <div className={css.empty}>
          <p>{t(resultId === undefined ? "empty" : "emptyOnCheck")}</p>
          <ul className={css.examples} aria-label={t("examples")}>
            {EXAMPLES.map((example) => (
              <li key={example}>
                <Button size={32} onClick={() => ask(t(`example.${example}`))}>
                  {t(`example.${example}`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        exchanges.map((exchange) => (
          <Said key={exchange.id} exchange={exchange} {...(exchange === last && { onAgain: again })} />
        ))
      )}
    </AssistantPanel>
  );
}

const SHOWN: Record<AnswerState, MessageState> = {
  writing: "writing",
  done: "done",
  stopped: "failed",
  failed: "failed",
};

function Said({ exchange, onAgain }: { exchange: Exchange; onAgain?: () => void }) {
  const { t } = useTranslation("assistant");
  const { question, answer, state, failure } = exchange;
  const stateText = state === "writing" ? t("writing") : (failure ?? t("stopped"));
  const broken = state === "failed" || state === "stopped";
  return (
    <>
      <AssistantMessage author="person" authorLabel={t("you")}>
        {question}
      </AssistantMessage>
      <AssistantMessage
        author="assistant"
        authorLabel={t("assistant")}
        state={SHOWN[state]}
        {...(state !== "done" && { stateText })}
        foot={
          broken &&
          onAgain && (
            <Button size={24} onClick={onAgain}>
              {t("again")}
            </Button>
          )
        }
      >
        {answer !== "" && <Prose markdown={answer} />}
      </AssistantMessage>
    </>
  );
}

/** What an answer rests on: the help by its page, the catalogue's checks by name. */
function Sources({ sources }: { sources: readonly AiSource[] }) {
  const { t } = useTranslation("assistant");
  return (
    <ul className={css.sources} aria-label={t("sources")}>
      {sources.map((source) => (
        <li key={`${source.kind} ${source.id}`} className={css.source}>
          <span className={css.kind}>{t(`kind.${source.kind}`)}</span>
          {source.kind === "help" ? (
            <a href={helpHref(source.id)} target="_blank" rel="noreferrer" className={css.link}>
              {source.title}
            </a>
          ) : (
            <span>{source.title}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
