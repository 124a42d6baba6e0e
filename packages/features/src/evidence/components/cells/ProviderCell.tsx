import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useEvidenceTools } from "../../tools.ts";
import * as css from "../EvidenceCell.css.ts";

export interface ProviderCellProps {
  name: string;
  /** Host of its row, where it has one. */
  host: string | null;
}

/** A vendor by its name; opens what is known of it where the place has room for that. */
export function ProviderCell({ name, host }: ProviderCellProps) {
  const { t } = useTranslation("evidence");
  const { onVendor } = useEvidenceTools();
  if (!onVendor) return name;
  return (
    <Button
      size={24}
      variant="link"
      className={css.vendor}
      aria-haspopup="dialog"
      title={t("vendorOpen")}
      onClick={() => onVendor({ name, host })}
    >
      {name}
    </Button>
  );
}
