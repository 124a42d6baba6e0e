import { jiraFields, type ReplyOf } from "@candor/api/contract";
import type { JiraSite } from "@candor/api/entities";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { endpointKey, usePassing, useSharedState } from "../../platform/index.ts";
import type { Target } from "../queries.ts";
import { type IssueForm, issueSchema } from "../schema.ts";
import { firstTarget, lastTargetState } from "../target.ts";

/** The form of an issue: begins where the last one was created, and asks for what Jira says its type needs. */
export function useIssueForm(sites: readonly JiraSite[], words: Pick<IssueForm, "title" | "description">) {
  const queries = useQueryClient();
  const [last, setLast] = useSharedState(lastTargetState);
  const [start] = useState<IssueForm>(() => ({
    ...firstTarget(sites, last),
    ...words,
    ...{ assignee: null, labels: [], fields: {} },
  }));
  /** The fields of what is chosen, once Jira has told them. */
  const fieldsOf = ({ site_id, project_id, issue_type_id }: Target) =>
    queries.getQueryData<ReplyOf<typeof jiraFields>>(
      endpointKey(jiraFields, { site_id, project_id, issue_type_id }),
    )?.list;
  const form = useForm<IssueForm>({
    defaultValues: start,
    // What Jira requires is known only once the type is.
    resolver: (values, context, options) =>
      standardSchemaResolver<IssueForm, unknown, IssueForm>(issueSchema(fieldsOf(values) ?? []))(
        values,
        context,
        options,
      ),
    mode: "onTouched",
  });
  usePassing(form);
  return {
    form,
    start,
    fieldsOf,
    /** The next issue begins where this one was created. */
    keep: ({ site_id, project_id, issue_type_id }: Target) => setLast({ site_id, project_id, issue_type_id }),
  };
}
