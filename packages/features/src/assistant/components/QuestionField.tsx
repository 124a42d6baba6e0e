import { Button, TextArea } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft } from "../../platform/index.ts";
import { QUESTION_DRAFT } from "../conversation.ts";
import * as css from "./AssistantChat.css.ts";

export interface QuestionFieldProps {
  /** First length that is not taken. */
  bound: number;
  /** An answer is being written: it can be stopped, and no other question asked. */
  busy: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** Where a question is written. Enter asks, Shift and Enter begins a line. */
export function QuestionField({ bound, busy, onAsk, onStop }: QuestionFieldProps) {
  const { t } = useTranslation(["assistant", "common"]);
  const field = useRef<HTMLTextAreaElement>(null);
  // What is typed, and what was asked in vain because the session had ended, outlasts the way over sign-in.
  const [question, setQuestion] = useState(() => readDraft<string>(QUESTION_DRAFT) ?? "");
  const [empty, setEmpty] = useState(false);
  // One goes on where one stopped.
  useLayoutEffect(() => field.current?.setSelectionRange(-1, -1), []);

  const ask = (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    const asked = question.trim();
    setEmpty(asked === "");
    field.current?.focus();
    if (asked === "") return;
    setQuestion("");
    storeDraft(QUESTION_DRAFT, asked);
    onAsk(asked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method ends a word with Enter.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };

  return (
    <form className={css.form} onSubmit={ask} noValidate>
      <TextArea
        ref={field}
        className={css.field}
        aria-label={t("question")}
        placeholder={t("placeholder")}
        rows={2}
        bound={bound}
        boundNote={t("common:tooLong")}
        value={question}
        error={empty && t("emptyQuestion")}
        onChange={(event) => {
          setQuestion(event.target.value);
          storeDraft(QUESTION_DRAFT, event.target.value || null);
          setEmpty(false);
        }}
        onKeyDown={onKeyDown}
      />
      {busy ? (
        <Button
          size={40}
          icon={<Icon of={Square} />}
          onClick={() => {
            onStop();
            field.current?.focus();
          }}
        >
          {t("stop")}
        </Button>
      ) : (
        <Button type="submit" size={40} variant="primary" icon={<Icon of={SendHorizontal} />}>
          {t("ask")}
        </Button>
      )}
    </form>
  );
}
