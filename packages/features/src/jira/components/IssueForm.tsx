import type { JiraField, JiraLink, JiraSite } from "@candor/api/entities";
import { TextArea, TextField } from "@candor/ui/forms";
import { useEffect } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAtMost, useErrorText, useFormat, useFormDraft } from "../../platform/index.ts";
import { TITLE_MAX } from "../issue-text.ts";
import { useCreateIssue } from "../queries.ts";
import { isChanged, refusalsOf, toPayload, type IssueForm as Values } from "../schema.ts";
import { IssueFields } from "./IssueFields.tsx";
import * as css from "./IssueForm.css.ts";
import { TargetFields } from "./TargetFields.tsx";
import { useIssueForm } from "./use-issue-form.ts";
import { useSay } from "./use-say.ts";

export interface IssueFormProps {
  /** Id by which the dialog's submit button names this form. */
  id: string;
  resultId: string;
  /** Name under which what is typed is kept until the issue is created. */
  draft: string;
  sites: readonly JiraSite[];
  /** Filled in from the check. */
  title: string;
  description: string;
  onCreated: (link: JiraLink) => void;
  /** Told whether anything typed is unsaved. */
  onDirty: (dirty: boolean) => void;
  onBusy: (busy: boolean) => void;
  /** Told what is wrong with the issue as a whole; null once it is sent again. */
  onFailure: (failure: { text: string; error: unknown } | null) => void;
}

/** Where the issue goes, what it says, and what Jira asks for beside. A failed creation keeps what was typed. */
export function IssueForm(props: IssueFormProps) {
  const { id, resultId, draft, sites, title, description, onCreated, onDirty, onBusy, onFailure } = props;
  const { t } = useTranslation(["jira", "common"]);
  const atMost = useAtMost();
  const errorText = useErrorText();
  const { sentences } = useFormat();
  const say = useSay();
  const { mutateAsync } = useCreateIssue();
  const { form, start, fieldsOf, keep } = useIssueForm(sites, { title, description });
  const forget = useFormDraft(form, draft);
  const changed = isChanged({ ...start, ...useWatch({ control: form.control }) } as Values, start);
  useEffect(() => onDirty(changed), [changed, onDirty]);
  const { errors, isSubmitting } = form.formState;
  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy]);

  const refuse = (error: unknown, fields: readonly JiraField[]) => {
    const { placed, others } = refusalsOf(error, fields);
    placed.forEach(({ path, text }, index) => {
      form.setError(path, { type: "server", message: text }, { shouldFocus: index === 0 });
    });
    onFailure({ text: t("create.failed", { reason: sentences([errorText(error), ...others]) }), error });
  };

  const save = form.handleSubmit(async (values) => {
    const fields = fieldsOf(values);
    if (!fields) return onFailure({ text: t("create.fieldsLoading"), error: null });
    onFailure(null);
    try {
      const link = await mutateAsync(toPayload(resultId, values, fields));
      keep(values);
      forget();
      onCreated(link);
    } catch (error) {
      refuse(error, fields);
    }
  });

  return (
    <FormProvider {...form}>
      <form id={id} className={css.form} onSubmit={save} noValidate>
        <TargetFields sites={sites} />
        <TextField
          label={t("create.issueTitle")}
          required
          autoComplete="off"
          {...atMost(TITLE_MAX)}
          clearLabel={t("create.clear", { label: t("create.issueTitle") })}
          error={say(errors.title)}
          {...form.register("title")}
        />
        <TextArea
          label={t("create.description")}
          hint={t("create.descriptionHint")}
          rows={5}
          className={css.description}
          error={say(errors.description)}
          {...form.register("description")}
        />
        <IssueFields />
      </form>
    </FormProvider>
  );
}
