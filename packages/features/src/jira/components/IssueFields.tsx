import { SkeletonRows } from "@candor/ui/feedback";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFields } from "../queries.ts";
import { extraFields, fieldOf, type IssueForm } from "../schema.ts";
import { FieldInput } from "./FieldInput.tsx";
import { LabelsField } from "./LabelsField.tsx";
import { PersonField } from "./PersonField.tsx";
import { RetryNote } from "./TargetFields.tsx";
import { useSay } from "./use-say.ts";

/** Assignee and labels where the issue type has them, then what Jira requires. */
export function IssueFields() {
  const { t } = useTranslation("jira");
  const say = useSay();
  const { control } = useFormContext<IssueForm>();
  const [site_id, project_id, issue_type_id] = useWatch({
    control,
    name: ["site_id", "project_id", "issue_type_id"],
  });
  const target = { site_id, project_id, issue_type_id };
  const { data, error, isLoading, isFetching, refetch } = useFields(target);
  if (isLoading) return <SkeletonRows label={t("create.fieldsLoading")} rows={2} />;
  if (!data) return error && <RetryNote error={error} retrying={isFetching} onRetry={refetch} />;

  const assignee = fieldOf(data.list, "assignee");
  const labels = fieldOf(data.list, "labels");
  return (
    <>
      {extraFields(data.list).map((field) => (
        <Controller
          key={field.key}
          control={control}
          name={`fields.${field.key}`}
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <FieldInput
              field={field}
              target={target}
              value={value ?? null}
              error={say(fieldState.error)}
              {...{ onChange, onBlur, ref }}
            />
          )}
        />
      ))}
      {assignee && (
        <Controller
          control={control}
          name="assignee"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <PersonField
              label={t("create.assignee")}
              required={assignee.required}
              target={target}
              value={value}
              error={say(fieldState.error)}
              {...{ onChange, onBlur, ref }}
            />
          )}
        />
      )}
      {labels && (
        <Controller
          control={control}
          name="labels"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <LabelsField
              label={t("create.labels")}
              required={labels.required}
              target={target}
              value={value}
              error={say(fieldState.error)}
              {...{ onChange, onBlur, ref }}
            />
          )}
        />
      )}
    </>
  );
}
