import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";

export interface ScanChoiceProps {
  /** The newest first. */
  scans: readonly { report_id: string; number: number; object_name: string }[];
  value: string | null;
  onChange: (reportId: string) => void;
}

/** The scan whose real rows a preview shows. */
export function ScanChoice({ scans, value, onChange }: ScanChoiceProps) {
  const { t } = useTranslation("config-editor");
  return (
    <Select
      size={32}
      aria-label={t("preview.scan")}
      value={value ?? ""}
      options={scans.map(({ report_id, number, object_name }) => ({
        value: report_id,
        label: `S-${number} ${object_name}`,
      }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
