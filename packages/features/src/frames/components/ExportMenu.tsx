import { EXPORT_FORMATS, type ExportFormat } from "@candor/api/contract";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LateMenu } from "./LateMenu.tsx";

export interface ExportMenuProps {
  /** Default: all. */
  formats?: readonly ExportFormat[];
  /** Exports what is filtered, or says which plan does. */
  onExport: (format: ExportFormat) => void;
  /** What it says. Default: "Export". */
  label?: string | undefined;
  /** One is being made. */
  busy?: boolean;
}

/** Button over a list that exports what is filtered. */
export function ExportMenu({ formats = EXPORT_FORMATS, onExport, label, busy = false }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <LateMenu
      trigger={
        <Button
          size={32}
          variant={label === undefined ? "secondary" : "quiet"}
          icon={<Icon of={Download} />}
          loading={busy}
        >
          {label ?? t("list.export")}
        </Button>
      }
      groups={[
        formats.map((format) => ({
          id: format,
          label: t(`list.format.${format}`),
          onSelect: () => onExport(format),
        })),
      ]}
    />
  );
}
