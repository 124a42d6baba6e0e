import { COMPANY_NAME_MAX, MENU_FORMS, type StaffCompany } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useRef } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoicesField } from "../../config-editor/index.ts";
import { DayField } from "../../day-field/index.ts";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { PLAN_NAMES } from "../list-state.ts";
import { useChangeCompany, useLatestCompany } from "../queries.ts";
import {
  CENTER_STATES,
  companyChoices,
  NO_DAY,
  PAGES,
  PART_NAMES,
  settingsSchema,
  toChange,
  toSettings,
} from "../settings.ts";
import { useSettingsWords } from "../settings-words.ts";
import { MenuItemsField } from "./MenuItemsField.tsx";

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
  return (
    <SchemaFormDialog
      form={form}
      title={t("settings.title")}
      description={t("settings.text")}
      submitLabel={t("settings.submit")}
      onClose={onClose}
    >
      <TextField
        label={t("form.name")}
        required
        autoComplete="off"
        bound={COMPANY_NAME_MAX + 1}
        error={form.errorOf("name")}
        {...form.register("name")}
      />
      <Select
        label={t("form.plan")}
        hint={t("settings.planHint")}
        options={PLAN_NAMES.map((plan) => ({ value: plan, label: t(`plan.${plan}`) }))}
        {...form.register("plan")}
      />
      <Controller
        control={form.control}
        name="expires"
        render={({ field: { value, onChange, ...field } }) => (
          <DayField
            label={t("page.expires")}
            hint={t("settings.expiresHint")}
            value={value === NO_DAY ? null : value}
            error={form.errorOf("expires")}
            onValueChange={(day, problem) => onChange(problem ? NO_DAY : day)}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="parts"
        render={({ field }) => (
          <ChoicesField
            legend={t("settings.parts")}
            options={PART_NAMES.map((value) => ({ value, label: t(`part.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
            error={
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
      <Controller
        control={form.control}
        name="items"
        render={({ field: { value, onChange } }) => (
          <MenuItemsField
            label={t("items.label")}
            hint={t("items.companyHint")}
            usualLabel={t("items.usual")}
            choices={companyChoices({ menu, parts })}
            value={value}
            onValueChange={onChange}
            error={form.errorOf("items")}
          />
        )}
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
