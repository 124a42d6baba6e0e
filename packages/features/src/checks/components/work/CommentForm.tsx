import { COMMENT_MAX } from "@candor/api/contract";
import { Button, TextArea } from "@candor/ui/forms";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DiscardDialog, Failure, useSchemaForm } from "../../../forms/index.ts";
import type { Arriving } from "../../../platform/index.ts";
import { useAtMost } from "../../../platform/index.ts";
import { commentSchema } from "../../schema.ts";
import * as css from "./work.css.ts";

export interface CommentFormProps extends Arriving {
  label: string;
  submitLabel: string;
  /** Name under which what is typed is kept until it is sent. */
  draft: string;
  /** What stands there at first. Default: nothing. */
  start?: string;
  /** Rejects with what the server said. */
  onSend: (text: string) => Promise<unknown>;
  /** Gives up; asks first where something is typed. */
  onCancel: () => void;
}

/** Where a comment is written or changed. A refusal keeps what was typed. */
export default function CommentForm({
  label,
  submitLabel,
  draft,
  start = "",
  onSend,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation(["check-dialogs", "common"]);
  const atMost = useAtMost();
  const [asking, setAsking] = useState(false);
  const form = useSchemaForm({
    schema: commentSchema,
    defaultValues: { text: start },
    draft,
    save: ({ text }) => onSend(text),
    saved: () => ({ text: start }),
    fieldOf: () => null,
  });
  const { setFocus } = form;
  // Opened by a button, it is what comes next.
  useEffect(() => setFocus("text"), [setFocus]);

  return (
    <form className={css.comment} onSubmit={(event) => void form.submit(event)} noValidate>
      <TextArea
        label={label}
        {...atMost(COMMENT_MAX)}
        counterText={(used, max) => t("comments.count", { used, max })}
        error={form.errorOf("text")}
        {...form.register("text")}
      />
      <Failure text={form.failure} />
      <div className={css.send}>
        <Button onClick={() => (form.isDirty ? setAsking(true) : onCancel())}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" loading={form.isSaving}>
          {submitLabel}
        </Button>
      </div>
      <DiscardDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          form.forget();
          onCancel();
        }}
      />
    </form>
  );
}
