import { Button } from "@candor/ui/forms";
import { useEvidenceTools } from "../../tools.ts";
import * as css from "../EvidenceCell.css.ts";

export interface ProviderCellProps {
  name: string;
  /** Host of its row, where it has one. */
  host: string | null;
  /** Says that a press opens it. */
  opens: string;
}

/** A vendor by its name; opens what is known of it where the place has room for that. */
export function ProviderCell({ name, host, opens }: ProviderCellProps) {
  const { onVendor } = useEvidenceTools();
  if (!onVendor) return name;
  return (
    <Button
      size={24}
      variant="link"
      className={css.vendor}
      aria-haspopup="dialog"
      title={opens}
      onClick={() => onVendor({ name, host })}
    >
      <bdi>{name}</bdi>
    </Button>
  );
}
