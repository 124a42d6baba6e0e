import { type CurrentUser, JOB_POSITIONS, USER_NAME_MAX } from "@candor/api/entities";
import { Combobox, Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SaveRow } from "../../forms/index.ts";
import { timeZoneText, useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { useSaveProfile } from "../queries.ts";
import {
  profileFieldOf,
  profileSchema,
  toProfileForm,
  toProfilePayload,
  type ProfileForm as Values,
} from "../schema.ts";
import * as css from "./AccountScreen.css.ts";

/** Name under which what is typed is kept until it is saved. */
const DRAFT = "profile";

/** Name, position and time zone. A failed save, and a page that loads anew, keep what was typed. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { show } = useNotice();
  const { mutateAsync } = useSaveProfile();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: toProfileForm(user),
    resolver: standardSchemaResolver(profileSchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, DRAFT);
  const { errors, isDirty, isSubmitting } = form.formState;
  const zones = useMemo(
    () =>
      Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
    [],
  );
  const say = useFieldMessage();

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      form.reset(toProfileForm(await mutateAsync(toProfilePayload(values))));
      forget();
      show({ kind: "success", text: t("saved") });
    } catch (error) {
      const wrong = profileFieldOf(error);
      if (wrong) form.setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
      else setFailure(t("failed", { reason: errorText(error) }));
    }
  });

  return (
    <form className={css.form} onSubmit={save} noValidate aria-label={t("profile")}>
      <TextField
        label={t("name")}
        required
        autoComplete="name"
        bound={USER_NAME_MAX + 1}
        clearLabel={t("nameClear")}
        error={say(errors.name)}
        {...form.register("name")}
      />
      <Select
        label={t("position")}
        placeholder={t("noPosition")}
        options={JOB_POSITIONS.map((value) => ({ value, label: t(`positions.${value}`) }))}
        {...form.register("position")}
      />
      <Controller
        control={form.control}
        name="timezone"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <Combobox
            ref={ref}
            label={t("timeZone")}
            options={zones}
            value={value === "" ? null : { value, label: value.replaceAll("_", " ") }}
            onValueChange={(zone) => onChange(zone?.value ?? "")}
            onBlur={onBlur}
            placeholder={timeZoneText(new Date())}
            hint={t("timeZoneHint")}
            error={say(fieldState.error)}
            words={{
              open: t("timeZoneOpen"),
              clear: t("timeZoneClear"),
              loading: t("timeZoneLoading"),
              empty: t("timeZoneEmpty"),
              results: (count) => t("timeZoneResults", { count }),
            }}
          />
        )}
      />
      <SaveRow failure={failure} saving={isSubmitting} unsaved={isDirty} />
    </form>
  );
}
