import type { ReplyOf, updateCompany } from "@candor/api/contract";
import { COMPANY_NAME_MAX, type Company } from "@candor/api/entities";
import { TextField } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SaveRow, useSchemaForm } from "../../forms/index.ts";
import { useAtMost } from "../../platform/index.ts";
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
  const { t } = useTranslation(["company", "message", "common"]);
  const atMost = useAtMost();
  const { show } = useNotice();
  const { mutateAsync } = useSaveCompany();
  const logo = useLogo();
  const form = useSchemaForm<Values, Values, ReplyOf<typeof updateCompany>>({
    schema: companySchema,
    defaultValues: { name: company.name },
    draft: DRAFT,
    refuse: () =>
      logo.uploads.items.some(({ state }) => ON_THE_WAY.has(state)) ? t("message:upload.arriving") : null,
    save: ({ name }) =>
      mutateAsync({
        name: name.trim(),
        ...(logo.change !== undefined && { logo_upload_id: logo.change }),
      }),
    saved: (result) => ({ name: result.company.name }),
    onSaved() {
      for (const { id } of logo.uploads.items) logo.uploads.remove(id);
      logo.set(undefined);
      show({ kind: "success", text: t("saved") });
    },
    failureText: (reason) => t("failed", { reason }),
  });

  return (
    <form
      className={css.form}
      onSubmit={(event) => void form.submit(event)}
      noValidate
      aria-label={t("form")}
    >
      <TextField
        label={t("name")}
        required
        autoComplete="organization"
        {...atMost(COMPANY_NAME_MAX)}
        clearLabel={t("nameClear")}
        error={form.errorOf("name")}
        {...form.register("name")}
      />
      <LogoField company={company} logo={logo} />
      <SaveRow
        failure={form.failure}
        saving={form.isSaving}
        unsaved={form.isDirty || logo.change !== undefined}
      />
    </form>
  );
}
