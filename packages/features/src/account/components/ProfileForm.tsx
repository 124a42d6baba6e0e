import { type CurrentUser, JOB_POSITIONS, LANGUAGE_TAGS, USER_NAME_MAX } from "@candor/api/entities";
import { Combobox, type ComboboxOption, Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SaveRow, useSchemaForm } from "../../forms/index.ts";
import { useAtMost, useTimeZones } from "../../platform/index.ts";
import { useSaveProfile } from "../queries.ts";
import { profileFieldOf, profileSchema, toProfileForm, toProfilePayload } from "../schema.ts";
import * as css from "./AccountScreen.css.ts";

/** Name under which what is typed is kept until it is saved. */
const DRAFT = "profile";

/** Every zone by its name; in Chinese by the city, as the language sorts, with the zone's own name to search by. */
function zoneOptions(cities: Readonly<Record<string, string>>): ComboboxOption[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS.cn);
  return Intl.supportedValuesOf("timeZone")
    .map((value): ComboboxOption => {
      const city = cities[value];
      return city ? { value, label: city, detail: value } : { value, label: value.replaceAll("_", " ") };
    })
    .sort((a, b) => (a.detail && b.detail ? compare(a.label, b.label) : 0));
}

/** Name, position and time zone. A failed save, and a page that loads anew, keep what was typed. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(["account", "common"]);
  const atMost = useAtMost();
  const { show } = useNotice();
  const { mutateAsync } = useSaveProfile();
  const form = useSchemaForm({
    schema: profileSchema,
    defaultValues: toProfileForm(user),
    draft: DRAFT,
    save: (values) => mutateAsync(toProfilePayload(values)),
    saved: toProfileForm,
    onSaved: () => show({ kind: "success", text: t("saved") }),
    fieldOf: profileFieldOf,
    failureText: (reason) => t("failed", { reason }),
  });
  const { cities, nameOf, textOf } = useTimeZones();
  const zones = useMemo(() => zoneOptions(cities), [cities]);

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      aria-label={t("profile")}
    >
      <TextField
        label={t("name")}
        required
        autoComplete="name"
        {...atMost(USER_NAME_MAX)}
        clearLabel={t("nameClear")}
        error={form.errorOf("name")}
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
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Combobox
            ref={ref}
            label={t("timeZone")}
            options={zones}
            value={value === "" ? null : { value, label: nameOf(value) }}
            onValueChange={(zone) => onChange(zone?.value ?? "")}
            onBlur={onBlur}
            placeholder={textOf(new Date())}
            hint={t("timeZoneHint")}
            error={form.errorOf("timezone")}
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
      <SaveRow failure={form.failure} saving={form.isSaving} unsaved={form.isDirty} />
    </form>
  );
}
