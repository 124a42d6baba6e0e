import { COMPANY_NAME_MAX, type StaffCompany } from "@candor/api/entities";
import { Button, TextField } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Failure, FormDialog, useSchemaForm } from "../../forms/index.ts";
import { useAtMost, useFormat } from "../../platform/index.ts";
import { useCompanyExport, useCompanyUsage, useDeleteCompany } from "../queries.ts";
import { deletionSchema } from "../schema.ts";
import * as css from "./CompanyList.css.ts";

export interface DeleteDialogProps {
  company: Pick<StaffCompany, "id" | "name">;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a company: first its whole export is saved, then its name is typed. */
export function DeleteDialog({ company, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation(["companies", "common"]);
  const atMost = useAtMost();
  const { dateTime } = useFormat();
  const { show } = useNotice();
  const usage = useCompanyUsage(company.id);
  const exporting = useCompanyExport(company.id);
  const remove = useDeleteCompany();
  const exported = usage.data?.exported_at ?? null;
  const first = t("remove.exportFirst");
  const schema = useMemo(() => deletionSchema(company.name), [company.name]);
  const form = useSchemaForm({
    schema,
    defaultValues: { name: "" },
    draft: null,
    refuse: () => (exported ? null : first),
    save: ({ name }) => remove.mutateAsync({ id: company.id, name }),
    onSaved() {
      show({ kind: "success", text: t("remove.done", { name: company.name }) });
      onDeleted();
    },
    failureText: (reason) => t("remove.failed", { reason }),
  });
  return (
    <FormDialog
      title={t("remove.title", { name: company.name })}
      description={t("remove.text")}
      draft={null}
      dirty={false}
      busy={form.isSaving}
      submit={
        <Button type="submit" form={form.id} variant="danger" loading={form.isSaving}>
          {t("remove.submit")}
        </Button>
      }
      onClose={onClose}
    >
      <form id={form.id} className={css.steps} onSubmit={(event) => void form.submit(event)} noValidate>
        <div className={css.narrow}>
          <Button
            icon={<Icon of={Download} />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {t("remove.export")}
          </Button>
          <p className={css.muted} role="status">
            {exported ? t("remove.exported", { at: dateTime(exported) }) : t("remove.exportHint")}
          </p>
          <Failure text={exporting.error ? t("remove.exportFailed") : null} />
        </div>
        <TextField
          label={t("remove.name")}
          hint={t("remove.nameHint", { name: company.name })}
          required
          autoComplete="off"
          {...atMost(COMPANY_NAME_MAX)}
          error={form.errorOf("name")}
          {...form.register("name")}
        />
      </form>
      <Failure text={exported && form.failure === first ? null : form.failure} />
    </FormDialog>
  );
}
