import { COMMENT_MAX } from "@candor/api/contract";
import { Button, TextArea } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DiscardDialog, Failure } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { commentSchema, type CommentForm as Values } from "../schema.ts";
import * as css from "./work.css.ts";

export interface CommentFormProps {
  label: string;
  submitLabel: string;
  /** Name under which what is typed is kept until it is sent. */
  draft: string;
  /** What stands there at first. Default: nothing. */
  start?: string;
  /** Rejects with what the server said. */
  onSend: (text: string) => Promise<unknown>;
  /** Gives up; asks first where something is typed. Without it there is nothing to give up. */
  onCancel?: () => void;
}

/** Where a comment is written or changed. A refusal keeps what was typed. */
export function CommentForm({ label, submitLabel, draft, start = "", onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation(["checks", "common"]);
  const errorText = useErrorText();
  const say = useFieldMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const form = useForm<Values>({
    defaultValues: { text: start },
    resolver: standardSchemaResolver(commentSchema),
  });
  const forget = useFormDraft(form, draft);
  const { errors, isDirty, isSubmitting } = form.formState;
  const { setFocus } = form;
  const changing = onCancel !== undefined;
  // Opened by a button, it is what comes next.
  useEffect(() => {
    if (changing) setFocus("text");
  }, [changing, setFocus]);

  const send = form.handleSubmit(async ({ text }) => {
    setFailure(null);
    try {
      await onSend(text);
      form.reset({ text: start });
      forget();
    } catch (error) {
      setFailure(errorText(error));
    }
  });

  return (
    <form className={css.comment} onSubmit={send} noValidate>
      <TextArea
        label={label}
        bound={COMMENT_MAX + 1}
        counterText={(used, max) => t("comments.count", { used, max })}
        error={say(errors.text)}
        {...form.register("text")}
      />
      <Failure text={failure} />
      <div className={css.send}>
        {onCancel && (
          <Button onClick={() => (isDirty ? setAsking(true) : onCancel())}>
            {t("common:action.cancel")}
          </Button>
        )}
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
      {onCancel && (
        <DiscardDialog
          open={asking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            forget();
            onCancel();
          }}
        />
      )}
    </form>
  );
}
