import { COMPANY_NAME_MAX, type Company } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SaveRow } from "../../forms/index.ts";
import { useErrorText, useFieldMessage, useFormDraft } from "../../platform/index.ts";
import { useSaveCompany } from "../queries.ts";
import { companySchema, type CompanyForm as Values } from "../schema.ts";
import { useLogo } from "../use-logo.ts";
import * as css from "./CompanyScreen.css.ts";
import { LogoField } from "./LogoField.tsx";

/** Name under which what is typed is kept until it is saved. */
const DRAFT = "company";

/** States of an upload in which saving would leave it behind. */
const ON_THE_WAY = new Set(["waiting", "uploading"]);

/** Name and logo. A failed save, and a page that loads anew, keep what was typed. */
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation(["company", "message"]);
  const errorText = useErrorText();
  const say = useFieldMessage();
  const { show } = useNotice();
  const { mutateAsync } = useSaveCompany();
  const [failure, setFailure] = useState<string | null>(null);
  const logo = useLogo();
  const form = useForm<Values>({
    defaultValues: { name: company.name },
    resolver: standardSchemaResolver(companySchema),
    mode: "onTouched",
  });
  const forget = useFormDraft(form, DRAFT);
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ name }) => {
    if (logo.uploads.items.some(({ state }) => ON_THE_WAY.has(state))) {
      return setFailure(t("message:upload.arriving"));
    }
    setFailure(null);
    try {
      const saved = await mutateAsync({
        name: name.trim(),
        ...(logo.change !== undefined && { logo_upload_id: logo.change }),
      });
      form.reset({ name: saved.company.name });
      forget();
      for (const { id } of logo.uploads.items) logo.uploads.remove(id);
      logo.set(undefined);
      show({ kind: "success", text: t("saved") });
    } catch (error) {
      setFailure(t("failed", { reason: errorText(error) }));
    }
  });

  return (
    <form className={css.form} onSubmit={save} noValidate aria-label={t("form")}>
      <TextField
        label={t("name")}
        required
        autoComplete="organization"
        bound={COMPANY_NAME_MAX + 1}
        clearLabel={t("nameClear")}
        error={say(errors.name)}
        {...form.register("name")}
      />
      <LogoField company={company} logo={logo} />
      <SaveRow failure={failure} saving={isSubmitting} unsaved={isDirty || logo.change !== undefined} />
    </form>
  );
}
