import { isApiError } from "@candor/api/client";
import { LANGUAGES, type Language } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { PageHeader } from "@candor/ui/shell";
import { useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Failure, Question, useSchemaForm } from "../../forms/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { type Resource, useCreateResource, useRemoveResource, useUpdateResource } from "../queries.ts";
import { madeUp, type ResourceForm, resourceSchema, resourceStateOf, toForm, toPayload } from "../schema.ts";
import { ResourceFields } from "./ResourceFields.tsx";
import { ResourcePreview } from "./ResourcePreview.tsx";
import * as css from "./Resources.css.ts";

export interface ResourceEditorProps {
  /** Null: a new one. */
  resource: Resource | null;
  onDirtyChange: (dirty: boolean) => void;
  onCreated: (resource: Resource) => void;
  onRemoved: () => void;
}

/** What saving does to the date: leaves it, sets it to now, or takes it away. */
type Publishing = "keep" | "publish" | "withdraw";

/** In which language the first error stands; null where it stands in none. */
const languageOf = (errors: FieldErrors<ResourceForm>): Language | null =>
  LANGUAGES.find((language) => errors.title?.[language] || errors.text?.[language]) ?? null;

/** Writes a resource in both languages, and shows it as its readers will see it. */
export function ResourceEditor({ resource, onDirtyChange, onCreated, onRemoved }: ResourceEditorProps) {
  const { t } = useTranslation(["resources", "common"]);
  const format = useFormat();
  const { language: own } = usePlatform();
  const { show } = useNotice();
  const [language, setLanguage] = useState<Language>(own);
  const [removing, setRemoving] = useState(false);
  // The same at each try: what an earlier one made is known by it.
  const [part] = useState(madeUp);
  const create = useCreateResource();
  const update = useUpdateResource();
  const remove = useRemoveResource();
  const form = useSchemaForm<ResourceForm, ResourceForm, Resource, Publishing>({
    schema: resourceSchema,
    defaultValues: toForm(resource),
    draft: `site-resource-${resource?.id ?? "new"}`,
    shared: true,
    save(typed, publishing = "keep") {
      const at = resource?.data.published_at ?? null;
      const date = { keep: at, publish: new Date().toISOString(), withdraw: null }[publishing];
      const entry = toPayload(typed, resource, date, part);
      return resource
        ? update.mutateAsync({ ...entry, id: resource.id, revision: resource.revision })
        : create.mutateAsync(entry);
    },
    onSaved(saved, _, publishing = "keep") {
      show({ kind: "success", text: t(`saved.${publishing}`) });
      if (!resource) onCreated(saved);
    },
    // The field has to be there before it can have the focus.
    onInvalid: (wrong) => flushSync(() => setLanguage((shown) => languageOf(wrong) ?? shown)),
    failureText: (reason, error) =>
      isApiError(error) && error.key === "mis.changed_meanwhile" ? t("changedMeanwhile") : reason,
    onDirtyChange,
  });
  const values = useWatch({ control: form.control }) as ResourceForm;
  const state = resource ? resourceStateOf(resource) : "draft";

  return (
    <>
      <PageHeader
        title={values.title.en || values.title.cn || t("untitled")}
        meta={t(`state.${state}`)}
        subtitle={
          resource?.data.published_at
            ? t("publishedOn", { day: format.date(resource.data.published_at) })
            : t("notYet")
        }
        actions={
          <div className={css.buttons}>
            {resource && (
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                {t("remove.action")}
              </Button>
            )}
            {resource?.data.published_at && (
              <Button onClick={() => void form.submit(undefined, "withdraw")}>{t("withdraw")}</Button>
            )}
            <Button loading={form.isSaving} onClick={() => void form.submit(undefined, "keep")}>
              {t("common:action.save")}
            </Button>
            {!resource?.data.published_at && (
              <Button
                variant="primary"
                loading={form.isSaving}
                onClick={() => void form.submit(undefined, "publish")}
              >
                {t("publish")}
              </Button>
            )}
          </div>
        }
      />
      <div className={css.editor}>
        <form
          className={css.form}
          aria-label={t("form.label")}
          noValidate
          onSubmit={(event) => void form.submit(event)}
        >
          <Failure text={form.failure} gapped />
          <ResourceFields form={form} values={values} language={language} onLanguageChange={setLanguage} />
        </form>
        <section className={css.preview} aria-label={t("preview")}>
          <p className={css.previewHead}>{t("preview")}</p>
          <ResourcePreview
            values={values}
            language={language}
            publishedAt={resource?.data.published_at ?? null}
          />
        </section>
      </div>
      {removing && resource && (
        <Question
          title={t("remove.title")}
          text={t("remove.text")}
          confirmLabel={t("remove.action")}
          destructive
          doneText={t("remove.done")}
          onYes={() => remove.mutateAsync({ id: resource.id, revision: resource.revision })}
          onDone={() => {
            form.forget();
            onDirtyChange(false);
            onRemoved();
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}
