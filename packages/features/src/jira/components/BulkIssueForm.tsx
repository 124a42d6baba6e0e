import type { createJiraIssues, RequestOf } from "@candor/api/contract";
import type { JiraSite } from "@candor/api/entities";
import { useEffect } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { IssueCheck } from "../bulk-issues-props.ts";
import { TITLE_MAX } from "../issue-text.ts";
import { type IssueForm, isChanged, toPayload } from "../schema.ts";
import { IssueFields } from "./IssueFields.tsx";
import * as css from "./IssueForm.css.ts";
import { TargetFields } from "./TargetFields.tsx";
import { useIssueForm } from "./use-issue-form.ts";

export interface BulkIssueFormProps {
  /** Id by which the dialog's submit button names this form. */
  id: string;
  checks: readonly IssueCheck[];
  hrefOf: (check: IssueCheck) => string;
  sites: readonly JiraSite[];
  onDirty: (dirty: boolean) => void;
  onSend: (request: RequestOf<typeof createJiraIssues>) => void;
}

/** Where the issues go, and what Jira asks for beside; each says what its check is called, and leads back to it. */
export function BulkIssueForm({ id, checks, hrefOf, sites, onDirty, onSend }: BulkIssueFormProps) {
  const { t } = useTranslation("jira");
  const format = useFormat();
  const titleOf = ({ title }: IssueCheck) => format.text(title).slice(0, TITLE_MAX);
  // The form is one issue's; its words are each check's own, which nobody types.
  const [first] = checks;
  const { form, start, fieldsOf, keep } = useIssueForm(sites, {
    title: first ? titleOf(first) : "",
    description: "",
  });
  const changed = isChanged({ ...start, ...useWatch({ control: form.control }) } as IssueForm, start);
  useEffect(() => onDirty(changed), [changed, onDirty]);

  const descriptionOf = ({ scenario, category, citations = [], ...check }: IssueCheck) => {
    const about = [scenario, category].flatMap((text) => (text ? [format.text(text)] : [])).join(" · ");
    const facts = [
      format.named(t("bulk.object"), check.object_name),
      about && format.named(t("bulk.about"), about),
      format.series(citations.map(({ cite }) => format.text(cite))),
    ];
    const address = new URL(hrefOf(check), window.location.origin);
    return `${facts.filter(Boolean).join("\n")}\n\n${t("bulk.more")}\n${address}`;
  };
  const send = form.handleSubmit((values) => {
    const fields = fieldsOf(values);
    if (!fields) return;
    keep(values);
    const { result_id: _, title: __, description: ___, ...target } = toPayload("", values, fields);
    const issues = checks.map((check) => ({
      result_id: check.id,
      title: titleOf(check),
      description: descriptionOf(check),
    }));
    onSend({ ...target, issues });
  });
  return (
    <FormProvider {...form}>
      <form id={id} className={css.form} onSubmit={send} noValidate>
        <TargetFields sites={sites} />
        <IssueFields />
      </form>
    </FormProvider>
  );
}
