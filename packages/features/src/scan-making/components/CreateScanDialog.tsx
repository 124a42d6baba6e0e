import { useNotice } from "@candor/ui/notices";
import { Controller, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SchemaFormDialog, useSchemaForm } from "../../forms/index.ts";
import { useCreateScan } from "../queries.ts";
import { type ChosenCompany, SCAN_DRAFT, type ScanForm, scanSchema } from "../schema.ts";
import { CompanyField } from "./CompanyField.tsx";
import { ObjectChoice } from "./ObjectChoice.tsx";

export interface CreateScanDialogProps {
  /** The company whose scans are being read: the one that is probably meant. */
  company: ChosenCompany | null;
  onClose: () => void;
  /** The scan has begun. */
  onCreated: (scanId: string) => void;
  onMissing: () => void;
}

/** Begins a scan of a company's websites. A refusal keeps what was chosen. */
export default function CreateScanDialog({ company, onClose, onCreated }: CreateScanDialogProps) {
  const { t } = useTranslation("scan-making");
  const { show } = useNotice();
  const create = useCreateScan();
  const form = useSchemaForm({
    schema: scanSchema,
    defaultValues: { company, objects: [] } as ScanForm,
    draft: SCAN_DRAFT,
    save: ({ company, objects }) => create({ company_id: company?.id ?? "", object_ids: objects }),
    onSaved({ id, number }) {
      show({ kind: "success", text: t("create.done", { number }) });
      onCreated(id);
    },
    fieldOf: () => null,
    failureText: (reason) => t("create.failed", { reason }),
  });
  const chosen = useWatch({ control: form.control, name: "company" });
  return (
    <SchemaFormDialog
      form={form}
      title={t("create.title")}
      description={t("create.text")}
      submitLabel={t("create.submit")}
      discardText={t("create.unsaved")}
      onClose={onClose}
    >
      <CompanyField control={form.control} error={form.errorOf("company")} />
      <Controller
        // Websites of the company before are none of this one's.
        key={chosen?.id}
        control={form.control}
        name="objects"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ObjectChoice
            companyId={chosen?.id ?? null}
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={form.errorOf("objects")}
          />
        )}
      />
    </SchemaFormDialog>
  );
}
