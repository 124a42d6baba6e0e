import { MENU_FORMS, type StaffCompany } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef } from "react";
import { Controller, useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoicesField } from "../../config-editor/index.ts";
import { DayField } from "../../day-field/index.ts";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useChangeCompany, useLatestCompany } from "../queries.ts";
import {
  CENTER_STATES,
  companyChoices,
  isDay,
  PAGES,
  PART_NAMES,
  settingsSchema,
  toChange,
  toSettings,
} from "../settings.ts";
import { useSettingsWords } from "../settings-words.ts";
import { MenuItemsField } from "./MenuItemsField.tsx";
import { PlanFields } from "./PlanFields.tsx";

export interface SettingsDialogProps {
  company: StaffCompany;
  onClose: () => void;
}

/** Changes what staff set of a company. It holds for its people from their next page on. */
export function SettingsDialog({ company, onClose }: SettingsDialogProps) {
  const { t } = useTranslation("companies");
  const { show } = useNotice();
  const change = useChangeCompany();
  const latest = useLatestCompany(company.id);
  const words = useSettingsWords();
  // What was read as the dialog opened: what others change behind it is met, not overwritten.
  const base = useRef(company);
  const form = useSchemaForm({
    schema: settingsSchema,
    defaultValues: toSettings(company),
    draft: `staff-company-${company.id}`,
    save: (values) => change.mutateAsync(toChange(base.current, values)),
    meanwhile: {
      async read() {
        base.current = await latest();
        return toSettings(base.current);
      },
      words,
    },
    onSaved({ name }) {
      show({ kind: "success", text: t("settings.done", { name }) });
      onClose();
    },
    failureText: (reason) => t("settings.failed", { reason }),
  });
  const [menu, parts] = useWatch({ control: form.control, name: ["menu", "parts"] });
  const items = useController({ control: form.control, name: "items" }).field;
  return (
    <SchemaFormDialog
      form={form}
      title={t("settings.title")}
      description={t("settings.text")}
      submitLabel={t("settings.submit")}
      onClose={onClose}
    >
      <PlanFields
        name={form.register("name")}
        plan={form.register("plan")}
        planHint={t("settings.planHint")}
        error={form.errorOf("name")}
      />
      <Controller
        control={form.control}
        name="expires"
        render={({ field: { value, onChange, ...field } }) => (
          <DayField
            label={t("page.expires")}
            hint={t("settings.expiresHint")}
            {...(isDay(value) ? { value } : { value: null, typed: value })}
            error={form.errorOf("expires")}
            onValueChange={(day, problem, text) => onChange(problem ? text : day)}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="parts"
        render={({ field }) => (
          <ChoicesField
            ref={field.ref}
            legend={t("settings.parts")}
            options={PART_NAMES.map((value) => ({ value, label: t(`part.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
            hint={
              field.value.includes("dashboard") || field.value.includes("privacy_center")
                ? undefined
                : t("settings.noScreens")
            }
          />
        )}
      />
      <Controller
        control={form.control}
        name="pages"
        render={({ field }) => (
          <ChoicesField
            legend={t("settings.pages")}
            options={PAGES.map((value) => ({ value, label: t(`shown.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Select
        label={t("settings.menu")}
        options={MENU_FORMS.map((value) => ({ value, label: t(`menu.${value}`) }))}
        {...form.register("menu")}
      />
      <MenuItemsField
        hint={t("items.companyHint")}
        usualLabel={t("items.usual")}
        choices={companyChoices({ menu, parts })}
        field={items}
        error={form.errorOf("items")}
      />
      <Select
        label={t("part.privacy_center")}
        hint={t("center.hint")}
        options={CENTER_STATES.map((value) => ({ value, label: t(`center.${value}`) }))}
        {...form.register("center")}
      />
    </SchemaFormDialog>
  );
}
