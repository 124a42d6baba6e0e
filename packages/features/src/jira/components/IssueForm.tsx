import type { ReplyOf } from "@candor/api/contract";
import { jiraFields } from "@candor/api/contract";
import type { JiraField, JiraLink, JiraSite } from "@candor/api/entities";
import { TextArea, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { endpointKey, useErrorText, useFormDraft } from "../../platform/index.ts";
import { TITLE_MAX } from "../issue-text.ts";
import { useCreateIssue } from "../queries.ts";
import { isChanged, issueSchema, refusalsOf, toPayload, type IssueForm as Values } from "../schema.ts";
import { firstTarget, lastTargetAtom } from "../target.ts";
import { IssueFields } from "./IssueFields.tsx";
import * as css from "./IssueForm.css.ts";
import { TargetFields } from "./TargetFields.tsx";
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

/** The fields of what is chosen, once Jira has told them. */
const fieldsOf = (queries: QueryClient, { site_id, project_id, issue_type_id }: Values) =>
  queries.getQueryData<ReplyOf<typeof jiraFields>>(
    endpointKey(jiraFields, { site_id, project_id, issue_type_id }),
  )?.list;

/** Where the issue goes, what it says, and what Jira asks for beside. A failed creation keeps what was typed. */
export function IssueForm(props: IssueFormProps) {
  const { id, resultId, draft, sites, title, description, onCreated, onDirty, onBusy, onFailure } = props;
  const { t } = useTranslation("jira");
  const errorText = useErrorText();
  const say = useSay();
  const queries = useQueryClient();
  const { mutateAsync } = useCreateIssue();
  const [last, setLast] = useAtom(lastTargetAtom);
  const [start] = useState<Values>(() => ({
    ...firstTarget(sites, last),
    ...{ title, description, assignee: null, labels: [], fields: {} },
  }));
  const form = useForm<Values>({
    defaultValues: start,
    // What Jira requires is known only once the type is.
    resolver: (values, context, options) =>
      standardSchemaResolver<Values, unknown, Values>(issueSchema(fieldsOf(queries, values) ?? []))(
        values,
        context,
        options,
      ),
    mode: "onTouched",
  });
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
    onFailure({ text: t("create.failed", { reason: [errorText(error), ...others].join(" ") }), error });
  };

  const save = form.handleSubmit(async (values) => {
    const fields = fieldsOf(queries, values);
    if (!fields) return onFailure({ text: t("create.fieldsLoading"), error: null });
    onFailure(null);
    try {
      const link = await mutateAsync(toPayload(resultId, values, fields));
      const { site_id, project_id, issue_type_id } = values;
      setLast({ site_id, project_id, issue_type_id });
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
          bound={TITLE_MAX + 1}
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
