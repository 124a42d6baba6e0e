import { JIRA_BULK_MAX } from "@candor/api/contract";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkOutcome, Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import type { BulkIssuesProps } from "../bulk-issues-props.ts";
import { useCreateIssues, useSites } from "../queries.ts";
import { BulkIssueForm } from "./BulkIssueForm.tsx";

/** Where the issues go; each is about one of the chosen checks. */
export default function BulkIssueDialog({ checks, hrefOf, onClose, onDone }: BulkIssuesProps) {
  const { t } = useTranslation(["jira", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  const form = useId();
  const sites = useSites();
  const [dirty, setDirty] = useState(false);
  const create = useCreateIssues();
  const [several] = useState(() => checks.slice(0, JIRA_BULK_MAX));
  if (create.data) {
    const names = several.map(({ title, object_name }) => `${format.text(title)} · ${object_name}`);
    return <BulkOutcome reply={create.data} names={names} onClose={onClose} />;
  }
  const failure = create.error ?? sites.error;
  const { isPending: busy } = create;
  return (
    <FormDialog
      title={t("bulk.title", { count: several.length })}
      description={t("bulk.text")}
      draft="jira.bulk"
      dirty={dirty}
      busy={busy}
      submit={
        sites.data && (
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t("bulk.submit", { count: several.length })}
          </Button>
        )
      }
      onClose={onClose}
    >
      {sites.data && (
        <BulkIssueForm
          id={form}
          checks={several}
          hrefOf={hrefOf}
          sites={sites.data.list}
          onDirty={setDirty}
          onSend={(request) =>
            create.mutate(request, {
              onSuccess: ({ done }) => done === several.length && onDone(t("bulk.done", { count: done })),
            })
          }
        />
      )}
      {sites.isPending && <SkeletonRows label={t("create.loading")} rows={4} />}
      <Failure text={failure && errorText(failure)} />
    </FormDialog>
  );
}
