import { COOKIE_PURPOSES, VENDOR_CATEGORIES } from "@candor/api/entities";
import { Select, TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAddCookie, useAddVendor } from "../queries.ts";
import { type KnownForm, keyOf, knownSchema, toCookie, toForm, toVendor } from "../schema.ts";
import type { Unknown } from "../types.ts";
import { Changes } from "./Changes.tsx";

export interface KnownDialogProps {
  unknown: Unknown;
  reportId: string;
  onClose: () => void;
}

/** Tells the engine of a company or a cookie, and shows before what that would change. */
export function KnownDialog({ unknown, reportId, onClose }: KnownDialogProps) {
  const { t } = useTranslation("unknowns");
  const { show } = useNotice();
  const addVendor = useAddVendor();
  const addCookie = useAddCookie();
  const ofVendor = unknown.kind === "vendor";
  const form = useSchemaForm({
    schema: knownSchema,
    defaultValues: toForm(unknown),
    draft: `known.${unknown.kind}.${unknown.name}`.slice(0, 100),
    save: async (values): Promise<unknown> =>
      ofVendor
        ? addVendor.mutateAsync({ key: keyOf(unknown.name), enable: true, data: toVendor(values) })
        : addCookie.mutateAsync({ key: keyOf(values.title), enable: true, data: toCookie(values) }),
    onSaved(_, { title }) {
      show({ kind: "success", text: t("form.done", { name: title }) });
      onClose();
    },
    failureText: (reason) => t("form.failed", { reason }),
  });
  // What is typed waits until the fields have drawn it.
  const typed = useDeferredValue(useWatch({ control: form.control }) as KnownForm);
  const clear = (label: string) => t("form.clear", { label });
  return (
    <SchemaFormDialog
      form={form}
      title={t(ofVendor ? "form.vendorTitle" : "form.cookieTitle")}
      description={t("form.text")}
      submitLabel={t("form.submit")}
      discardText={t("form.unsaved")}
      onClose={onClose}
    >
      <TextField
        label={t(ofVendor ? "form.vendorName" : "form.cookieName")}
        hint={ofVendor ? undefined : t("form.cookieHint")}
        required
        autoComplete="off"
        spellCheck={false}
        clearLabel={clear(t(ofVendor ? "form.vendorName" : "form.cookieName"))}
        error={form.errorOf("title")}
        {...form.register("title")}
      />
      {ofVendor ? (
        <>
          <Select
            label={t("form.category")}
            options={VENDOR_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            {...form.register("category")}
          />
          <TextField
            label={t("form.hosts")}
            hint={t("form.hostsHint")}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            clearLabel={clear(t("form.hosts"))}
            error={form.errorOf("hosts")}
            {...form.register("hosts")}
          />
          <TextField
            label={t("form.hq")}
            hint={t("form.hqHint")}
            autoComplete="off"
            clearLabel={clear(t("form.hq"))}
            error={form.errorOf("hq")}
            {...form.register("hq")}
          />
        </>
      ) : (
        <>
          <Select
            label={t("form.purpose")}
            options={COOKIE_PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) }))}
            {...form.register("purpose")}
          />
          <TextField
            label={t("form.vendor")}
            hint={t("form.vendorHint")}
            autoComplete="off"
            clearLabel={clear(t("form.vendor"))}
            error={form.errorOf("vendor")}
            {...form.register("vendor")}
          />
        </>
      )}
      <Changes reportId={reportId} form={typed} />
    </SchemaFormDialog>
  );
}
