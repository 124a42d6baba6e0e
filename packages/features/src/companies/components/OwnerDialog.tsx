import { DAY_MS, LINK_MS, type StaffCompany } from "@candor/api/entities";
import { useNotice } from "@candor/ui/notices";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { useInviteOwner } from "../queries.ts";
import { emailFieldOf, emptyOwner, OWNER_DRAFT, ownerSchema } from "../schema.ts";
import { OwnerFields } from "./OwnerFields.tsx";

export interface OwnerDialogProps {
  company: Pick<StaffCompany, "id" | "name">;
  onClose: () => void;
}

/** Invites an administrator, or sends an open invitation again. A refusal keeps what was typed. */
export function OwnerDialog({ company, onClose }: OwnerDialogProps) {
  const { t } = useTranslation("companies");
  const format = useFormat();
  const { language } = usePlatform();
  const { show } = useNotice();
  const invite = useInviteOwner();
  const form = useSchemaForm({
    schema: ownerSchema,
    defaultValues: emptyOwner(language),
    draft: `${OWNER_DRAFT}-${company.id}`,
    save: (values) => invite.mutateAsync({ ...values, company_id: company.id }),
    onSaved({ email }) {
      show({ kind: "success", text: t("invite.done", { email }) });
      onClose();
    },
    fieldOf: emailFieldOf,
    failureText: (reason) => t("invite.failed", { reason }),
  });
  return (
    <SchemaFormDialog
      form={form}
      title={t("invite.title")}
      description={t("invite.text", { company: company.name, days: format.count(LINK_MS.invite / DAY_MS) })}
      submitLabel={t("invite.submit")}
      discardText={t("invite.unsent")}
      onClose={onClose}
    >
      <OwnerFields
        email={form.register("email")}
        language={form.register("language")}
        error={form.errorOf("email")}
      />
    </SchemaFormDialog>
  );
}
