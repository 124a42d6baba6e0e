import { DAY_MS, LINK_MS, type StaffCompany } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { useCreateCompany } from "../queries.ts";
import { COMPANY_DRAFT, companySchema, emailFieldOf, emptyCompany, toPayload } from "../schema.ts";
import { OwnerFields } from "./OwnerFields.tsx";
import { PlanFields } from "./PlanFields.tsx";

export interface CompanyDialogProps {
  onClose: () => void;
  onCreated: (company: StaffCompany) => void;
}

/** Makes a company and invites its first administrator. A refusal keeps what was typed. */
export function CompanyDialog({ onClose, onCreated }: CompanyDialogProps) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const { language } = usePlatform();
  const { show } = useNotice();
  const create = useCreateCompany();
  const form = useSchemaForm({
    schema: companySchema,
    defaultValues: emptyCompany(language),
    draft: COMPANY_DRAFT,
    save: (values) => create(toPayload(values)),
    onSaved(company, { email }) {
      show({ kind: "success", text: t("form.done", { name: company.name, email }) });
      onCreated(company);
    },
    fieldOf: emailFieldOf,
    failureText: (reason) => t("form.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("form.title")}
      description={t("form.text", { days: format.count(LINK_MS.invite / DAY_MS) })}
      submitLabel={t("form.submit")}
      discardText={t("form.unsent")}
      onClose={onClose}
    >
      <PlanFields name={form.register("name")} plan={form.register("plan")} error={form.errorOf("name")} />
      <OwnerFields
        email={form.register("email")}
        language={form.register("language")}
        error={form.errorOf("email")}
      />
    </SchemaFormDialog>
  );
}
