import { isApiError } from "@candor/api/client";
import { ConfirmDialog, Dialog } from "@candor/ui/dialogs";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeDraft, useErrorText, useFormat, usePlatform } from "../../platform/index.ts";
import { issueText } from "../issue-text.ts";
import { useSites } from "../queries.ts";
import type { AskProps } from "./ask.ts";
import { Failure } from "./Failure.tsx";
import { IssueForm } from "./IssueForm.tsx";

/** What only the settings can mend. */
const IN_SETTINGS = new Set(["jira.not_connected", "jira.invalid"]);

export interface IssueDialogProps extends AskProps {
  /** Full address of the check, for the issue. */
  address: string;
  settingsHref: string;
}

/** Creates an issue about a check. Closing with something typed asks first. */
export function IssueDialog({ check, address, settingsHref, onClose, onDone }: IssueDialogProps) {
  const { t } = useTranslation(["jira", "common"]);
  const { language, Link } = usePlatform();
  const format = useFormat();
  const errorText = useErrorText();
  const form = useId();
  const sites = useSites();
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<{ text: string; error: unknown } | null>(null);
  const draft = `jira.${check.id}`;
  const failure = failed ?? (sites.error && { text: errorText(sites.error), error: sites.error });
  const inSettings =
    isApiError(failure?.error) && failure.error.key !== null && IN_SETTINGS.has(failure.error.key);

  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={t("create.title")}
        closeLabel={t("common:action.close")}
        actions={
          <>
            <Button onClick={leave}>{t("common:action.cancel")}</Button>
            {sites.data ? (
              <Button type="submit" form={form} variant="primary" loading={busy}>
                {t("create.submit")}
              </Button>
            ) : (
              sites.error && (
                <Button variant="primary" loading={sites.isFetching} onClick={() => void sites.refetch()}>
                  {t("common:action.tryAgain")}
                </Button>
              )
            )}
          </>
        }
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
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("discard.title")}
        text={t("discard.text")}
        confirmLabel={t("discard.discard")}
        cancelLabel={t("discard.continue")}
        closeLabel={t("common:action.close")}
        onConfirm={() => {
          storeDraft(draft, null);
          onClose();
        }}
        destructive
      />
    </>
  );
}
