import type { JiraSite } from "@candor/api/entities";
import { Button, Select } from "@candor/ui/forms";
import { useEffect } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/index.ts";
import { useIssueTypes } from "../queries.ts";
import type { IssueForm } from "../schema.ts";
import { only } from "../target.ts";
import * as css from "./IssueForm.css.ts";
import { useSay } from "./use-say.ts";

/** Site, project and issue type: each one decides what the next can be. */
export function TargetFields({ sites }: { sites: readonly JiraSite[] }) {
  const { t } = useTranslation("jira");
  const say = useSay();
  const { control, setValue } = useFormContext<IssueForm>();
  const [site_id, project_id, issue_type_id] = useWatch({
    control,
    name: ["site_id", "project_id", "issue_type_id"],
  });
  const types = useIssueTypes({ site_id, project_id, issue_type_id });
  const projects = sites.find(({ id }) => id === site_id)?.projects ?? [];
  const list = types.data?.list;

  useEffect(() => {
    if (!list || list.some(({ id }) => id === issue_type_id)) return;
    setValue("issue_type_id", only(list)?.id ?? "");
  }, [list, issue_type_id, setValue]);

  /** What was chosen or typed below is of another project. */
  const empty = (...names: ("project_id" | "issue_type_id")[]) => {
    for (const name of names) setValue(name, "");
    setValue("assignee", null);
    setValue("fields", {});
  };

  const rows = [
    {
      name: "site_id",
      label: t("create.site"),
      options: sites.map(({ id, name }) => ({ value: id, label: name })),
      after: (id: string) => {
        empty("project_id", "issue_type_id");
        setValue("project_id", only(sites.find((site) => site.id === id)?.projects ?? [])?.id ?? "");
      },
    },
    {
      name: "project_id",
      label: t("create.project"),
      options: projects.map(({ id, key, name }) => ({ value: id, label: `${name} (${key})` })),
      after: () => empty("issue_type_id"),
    },
    {
      name: "issue_type_id",
      label: t("create.type"),
      options: list?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
      hint: types.isLoading ? t("create.typesLoading") : undefined,
      after: () => empty(),
    },
  ] as const;

  return (
    <>
      <div className={css.target}>
        {rows.map(({ name, label, options, after, ...row }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <Select
                {...field}
                {...row}
                label={label}
                required
                placeholder={t("create.choose")}
                options={options}
                error={say(fieldState.error)}
                onChange={(event) => {
                  field.onChange(event);
                  after(event.target.value);
                }}
              />
            )}
          />
        ))}
      </div>
      {types.error && <RetryNote error={types.error} retrying={types.isFetching} onRetry={types.refetch} />}
    </>
  );
}

/** What could not be had from Jira, and another try. */
export function RetryNote(props: { error: Error; retrying: boolean; onRetry: () => unknown }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div role="alert" className={css.retry}>
      {errorText(props.error)}
      <Button size={24} loading={props.retrying} onClick={() => props.onRetry()}>
        {t("action.tryAgain")}
      </Button>
    </div>
  );
}
