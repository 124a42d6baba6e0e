import { isApiError } from "@candor/api/client";
import { Button, TextField } from "@candor/ui/forms";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import { useAtMost, useErrorText } from "../../platform/index.ts";
import { useLinkIssue } from "../queries.ts";
import type { IssueActionProps } from "./issue-action.ts";

/** Characters that an address may have. */
const MOST = 500;

/** Links a check to an issue that exists, by its address or key. What was typed stays where it is refused. */
export function LinkDialog({ check, onClose, onDone }: IssueActionProps) {
  const { t } = useTranslation(["jira", "common", "message"]);
  const atMost = useAtMost();
  const errorText = useErrorText();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [issue, setIssue] = useState("");
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useLinkIssue();
  const unknown = isApiError(error) && error.key === "jira.link_missing";

  const link = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const empty = issue.trim() === "";
    setMissing(empty);
    if (empty) return field.current?.focus();
    mutate(
      { result_id: check.id, issue: issue.trim() },
      {
        onSuccess: ({ key }) => onDone(t("check.linked", { key })),
        onError: () => field.current?.focus(),
      },
    );
  };

  return (
    <Dialog
      open
      width={424}
      onOpenChange={() => !isPending && onClose()}
      title={t("linkTitle")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:action.cancel")}</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            {t("linkSubmit")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={link} noValidate>
        <TextField
          ref={field}
          label={t("linkField")}
          required
          hint={t("linkHint")}
          error={missing ? t("message:jira.issue_missing") : unknown ? errorText(error) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...atMost(MOST)}
          value={issue}
          onChange={(event) => {
            setIssue(event.target.value);
            setMissing(false);
            reset();
          }}
        />
      </form>
      <Failure text={error && !unknown ? errorText(error) : null} />
    </Dialog>
  );
}
