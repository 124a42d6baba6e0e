import { isApiError } from "@candor/api/client";
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  RESOURCE_KINDS,
  RESOURCE_TEXT_MAX,
} from "@candor/api/entities";
import { Button, SegmentedControl, Select, TextArea, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { PageHeader } from "@candor/ui/shell";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FileField, useFileUrl } from "../../config-editor/index.ts";
import { Confirm, Failure } from "../../forms/index.ts";
import { NewsArticle } from "../../news/index.ts";
import { useErrorText, useFieldMessage, useFormat, useFormDraft, usePassing } from "../../platform/index.ts";
import { type Resource, useCreateResource, useRemoveResource, useUpdateResource } from "../queries.ts";
import {
  type ResourceForm,
  resourceSchema,
  resourceStateOf,
  SUMMARY_MAX,
  TITLE_MAX,
  toForm,
  toPayload,
} from "../schema.ts";
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
  const errorText = useErrorText();
  const say = useFieldMessage();
  const { show } = useNotice();
  const [language, setLanguage] = useState<Language>("en");
  const [failure, setFailure] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const create = useCreateResource();
  const update = useUpdateResource();
  const remove = useRemoveResource();
  const form = useForm<ResourceForm>({
    defaultValues: toForm(resource),
    resolver: standardSchemaResolver(resourceSchema),
    mode: "onTouched",
  });
  usePassing(form);
  const forget = useFormDraft(form, `site-resource-${resource?.id ?? "new"}`);
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as ResourceForm;
  const busy = create.isPending || update.isPending;
  const state = resource ? resourceStateOf(resource) : "draft";

  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const save = (publishing: Publishing) =>
    form.handleSubmit(
      async (typed) => {
        setFailure(null);
        const at = resource?.data.published_at ?? null;
        const date = { keep: at, publish: new Date().toISOString(), withdraw: null }[publishing];
        const entry = toPayload(typed, resource, date);
        try {
          const saved = resource
            ? await update.mutateAsync({ ...entry, id: resource.id, revision: resource.revision })
            : await create.mutateAsync(entry);
          forget();
          onDirtyChange(false);
          show({ kind: "success", text: t(`saved.${publishing}`) });
          if (!resource) onCreated(saved);
        } catch (error) {
          const meanwhile = isApiError(error) && error.key === "mis.changed_meanwhile";
          setFailure(meanwhile ? t("changedMeanwhile") : errorText(error));
        }
      },
      (wrong) => setLanguage((shown) => languageOf(wrong) ?? shown),
    );

  const field = { title: errors.title?.[language], text: errors.text?.[language] };
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
              <Button onClick={() => void save("withdraw")()}>{t("withdraw")}</Button>
            )}
            <Button loading={busy} onClick={() => void save("keep")()}>
              {t("common:action.save")}
            </Button>
            {!resource?.data.published_at && (
              <Button variant="primary" loading={busy} onClick={() => void save("publish")()}>
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
          onSubmit={(event) => {
            event.preventDefault();
            void save("keep")();
          }}
        >
          <Failure text={failure} gapped />
          <Select
            label={t("column.kind")}
            options={RESOURCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            {...form.register("kind")}
          />
          <SegmentedControl
            label={t("form.language")}
            value={language}
            onValueChange={setLanguage}
            options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          {LANGUAGES.filter((one) => one === language).map((one) => (
            <div key={one} className={css.fields}>
              <TextField
                label={t("form.title")}
                lang={LANGUAGE_TAGS[one]}
                hint={t("form.titleHint")}
                bound={TITLE_MAX + 1}
                clearLabel={t("form.titleClear")}
                error={say(field.title)}
                {...form.register(`title.${one}`)}
              />
              <TextArea
                label={t("form.summary")}
                lang={LANGUAGE_TAGS[one]}
                rows={3}
                bound={SUMMARY_MAX + 1}
                {...form.register(`summary.${one}`)}
              />
              <TextArea
                label={t("form.text")}
                lang={LANGUAGE_TAGS[one]}
                hint={t("form.textHint")}
                rows={14}
                bound={RESOURCE_TEXT_MAX + 1}
                error={say(field.text)}
                {...form.register(`text.${one}`)}
              />
            </div>
          ))}
          <TextField
            type="url"
            label={t("form.url")}
            placeholder="https://"
            clearLabel={t("form.urlClear")}
            error={say(errors.url)}
            {...form.register("url")}
          />
          <FileField
            label={t("file.label")}
            file={values.file || null}
            onChange={(file) =>
              form.setValue("file", file ?? "", {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
        </form>
        <section className={css.preview} aria-label={t("preview")}>
          <p className={css.previewHead}>{t("preview")}</p>
          <Preview values={values} language={language} publishedAt={resource?.data.published_at ?? null} />
        </section>
      </div>
      <Confirm
        open={removing}
        onOpenChange={setRemoving}
        title={t("remove.title")}
        text={t("remove.text")}
        confirmLabel={t("remove.action")}
        destructive
        busy={remove.isPending}
        onConfirm={() => {
          if (!resource) return;
          remove.mutate(
            { id: resource.id, revision: resource.revision },
            {
              onSuccess: () => {
                forget();
                onDirtyChange(false);
                onRemoved();
              },
              onError: (error) => {
                setRemoving(false);
                setFailure(errorText(error));
              },
            },
          );
        }}
      />
    </>
  );
}

interface PreviewProps {
  values: ResourceForm;
  /** Of the reader. */
  language: Language;
  publishedAt: string | null;
}

/** The article as a reader of one language gets it; the server falls back in the same way. */
function Preview({ values, language, publishedAt }: PreviewProps) {
  const { t } = useTranslation("resources");
  const { kind, title, summary, text, url, file } = values;
  const fileUrl = useFileUrl(file || null);
  const other = language === "en" ? "cn" : "en";
  const speaks = (one: Language) =>
    title[one].trim() !== "" && (text[one].trim() !== "" || text[other].trim() === "");
  const shown = speaks(language) || title[other].trim() === "" ? language : other;
  return (
    <NewsArticle
      level={2}
      reader={language}
      article={{
        ...{ kind, language: shown, published_at: publishedAt, source: url.trim() || null },
        title: title[shown] || t("untitled"),
        summary: summary[shown],
        markdown: text[shown],
        file: fileUrl ? { url: fileUrl } : null,
      }}
    />
  );
}
