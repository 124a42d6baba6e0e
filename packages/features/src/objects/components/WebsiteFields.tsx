import { OBJECT_NAME_MAX } from "@candor/api/contract";
import { type AssessmentObject, SECTORS, type Sector } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { Controller, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SchemaForm } from "../../forms/index.ts";
import { useAtMost, useFormat } from "../../platform/index.ts";
import type { WebsiteForm as Values } from "../schema.ts";
import { hostOf } from "../web-address.ts";
import { TerritoryChoice } from "./TerritoryChoice.tsx";

export interface WebsiteFieldsProps {
  /** The website to change; null for a new one. */
  object: AssessmentObject | null;
  form: SchemaForm<Values>;
}

/** Address, name, territories and field of business of a website. */
export function WebsiteFields({ object, form }: WebsiteFieldsProps) {
  const { t } = useTranslation(["objects", "common"]);
  const atMost = useAtMost();
  const format = useFormat();
  const host = hostOf(useWatch({ control: form.control, name: "url" }));
  const fixed = object?.assessed ?? false;
  return (
    <>
      <TextField
        label={t("form.url")}
        required
        readOnly={fixed}
        hint={t(fixed ? "form.urlFixed" : "form.urlHint")}
        error={form.errorOf("url")}
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
        error={form.errorOf("name")}
        autoComplete="off"
        placeholder={host || " "}
        {...atMost(OBJECT_NAME_MAX)}
        counterText={(used, most) => t("form.used", { used: format.count(used), most: format.count(most) })}
        clearLabel={t("form.clear", { label: t("form.name") })}
        {...form.register("name")}
      />
      <Controller
        control={form.control}
        name="territories"
        render={({ field }) => (
          <TerritoryChoice
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={form.errorOf("territories")}
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
    </>
  );
}
