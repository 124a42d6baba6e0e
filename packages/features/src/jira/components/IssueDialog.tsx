import { isApiError } from "@candor/api/client";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog } from "../../forms/index.ts";
import { useErrorText, useFormat, usePlatform } from "../../platform/index.ts";
import { issueText } from "../issue-text.ts";
import { useSites } from "../queries.ts";
import { IssueForm } from "./IssueForm.tsx";
import type { IssueActionProps } from "./issue-action.ts";

/** What only the settings can mend. */
const IN_SETTINGS = new Set(["jira.not_connected", "jira.invalid"]);

export interface IssueDialogProps extends IssueActionProps {
  /** Full address of the check, for the issue. */
  address: string;
  settingsHref: string;
}

/** Creates an issue about a check. */
export function IssueDialog({ check, address, settingsHref, onClose, onDone }: IssueDialogProps) {
  const { t } = useTranslation(["jira", "common"]);
  const { language, Link } = usePlatform();
  const format = useFormat();
  const errorText = useErrorText();
  const form = useId();
  const sites = useSites();
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ text: string; error: unknown } | null>(null);
  const draft = `jira.${check.id}`;
  const failure = failed ?? (sites.error && { text: errorText(sites.error), error: sites.error });
  const inSettings =
    isApiError(failure?.error) && failure.error.key !== null && IN_SETTINGS.has(failure.error.key);

  return (
    <FormDialog
      title={t("create.title")}
      draft={draft}
      dirty={dirty}
      busy={busy}
      submit={
        sites.data ? (
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t("create.submit")}
          </Button>
        ) : (
          sites.error && (
            <Button variant="primary" loading={sites.isFetching} onClick={() => void sites.refetch()}>
              {t("common:action.tryAgain")}
            </Button>
          )
        )
      }
      onClose={onClose}
    >
      {sites.data && (
        <IssueForm
          id={form}
          resultId={check.id}
          draft={draft}
          sites={sites.data.list}
          {...issueText(check, address, {
            language,
            date: format.date,
            say: (key) => t(`text.${key}`),
            source: (of) => t("text.source", of),
          })}
          onCreated={({ key }) => onDone(t("check.created", { key }))}
          onDirty={setDirty}
          onBusy={setBusy}
          onFailure={setFailed}
        />
      )}
      {sites.isPending && <SkeletonRows label={t("create.loading")} rows={4} />}
      <Failure text={failure?.text ?? null}>
        {inSettings && <Link href={settingsHref}>{t("create.noConnection")}</Link>}
      </Failure>
    </FormDialog>
  );
}
