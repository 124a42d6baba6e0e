import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm, Failure } from "../../forms/index.ts";
import { useErrorText } from "../../platform/index.ts";
import { useUnlinkIssue } from "../queries.ts";
import type { IssueActionProps } from "./issue-action.ts";

/** Asks before a check's link is taken away. */
export function UnlinkDialog({ check, issueKey, onClose, onDone }: IssueActionProps & { issueKey: string }) {
  const { t } = useTranslation("jira");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUnlinkIssue();
  // The link is gone before the dialog is: its key stays in the question.
  const [key] = useState(issueKey);
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t("unlinkTitle", { key })}
      text={t("unlinkText")}
      confirmLabel={t("unlink")}
      busy={isPending}
      onConfirm={() =>
        mutate({ result_id: check.id }, { onSuccess: () => onDone(t("check.unlinked", { key })) })
      }
      destructive
    >
      <Failure text={error && errorText(error)} />
    </Confirm>
  );
}
