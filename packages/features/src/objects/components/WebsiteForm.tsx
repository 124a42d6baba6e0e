import { OBJECT_NAME_MAX } from "@candor/api/contract";
import { type AssessmentObject, SECTORS, type Sector } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText, useFieldMessage, useFormat, useFormDraft } from "../../platform/index.ts";
import { websiteFieldOf } from "../errors.ts";
import {
  toWebsiteForm,
  toWebsitePayload,
  type WebsiteForm as Values,
  websiteDraft,
  websiteSchema,
} from "../schema.ts";
import { hostOf } from "../web-address.ts";
import { TerritoryChoice } from "./TerritoryChoice.tsx";
import * as css from "./WebsiteForm.css.ts";

export interface WebsiteFormProps {
  /** Id by which the dialog's submit button names this form. */
  id: string;
  /** The website to change; null for a new one. */
  object: AssessmentObject | null;
  /** Saves; rejects with what the server said. */
  onSave: (values: Values) => Promise<unknown>;
  /** Told whether anything typed is unsaved. */
  onDirty: (dirty: boolean) => void;
  /** Told what is wrong with the form as a whole; null once it is sent again. */
  onFailure: (message: string | null) => void;
}

/** Address, name, territories and field of business of a website. A failed save keeps what was typed. */
export function WebsiteForm({ id, object, onSave, onDirty, onFailure }: WebsiteFormProps) {
  const { t } = useTranslation("objects");
  const format = useFormat();
  const errorText = useErrorText();
  const form = useForm<Values>({
    defaultValues: toWebsiteForm(object),
    resolver: standardSchemaResolver(websiteSchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, websiteDraft(object));
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const host = hostOf(useWatch({ control: form.control, name: "url" }));

  const say = useFieldMessage();

  const save = form.handleSubmit(async (values) => {
    onFailure(null);
    try {
      await onSave(toWebsitePayload(values));
      forget();
    } catch (error) {
      const field = websiteFieldOf(error);
      if (field) form.setError(field, { type: "server", message: errorText(error) }, { shouldFocus: true });
      else onFailure(errorText(error));
    }
  });

  const fixed = object?.assessed ?? false;
  return (
    <form id={id} className={css.form} onSubmit={save} noValidate>
      <TextField
        label={t("form.url")}
        required
        readOnly={fixed}
        hint={t(fixed ? "form.urlFixed" : "form.urlHint")}
        error={say(errors.url)}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        clearLabel={t("form.clear", { label: t("form.url") })}
        {...form.register("url")}
      />
      <TextField
        label={t("form.name")}
        hint={t("form.nameHint")}
        error={say(errors.name)}
        autoComplete="off"
        placeholder={host || " "}
        bound={OBJECT_NAME_MAX + 1}
        counterText={(used, most) => t("form.used", { used: format.count(used), most: format.count(most) })}
        clearLabel={t("form.clear", { label: t("form.name") })}
        {...form.register("name")}
      />
      <Controller
        control={form.control}
        name="territories"
        render={({ field, fieldState }) => (
          <TerritoryChoice
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={say(fieldState.error)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="sector"
        render={({ field }) => (
          <Select
            ref={field.ref}
            label={t("form.sector")}
            hint={t("form.sectorHint")}
            placeholder={t("sector.other")}
            options={SECTORS.map((value) => ({ value, label: t(`sector.${value}`) }))}
            value={field.value ?? ""}
            onChange={(event) => field.onChange((event.target.value || null) as Sector | null)}
            onBlur={field.onBlur}
          />
        )}
      />
    </form>
  );
}
