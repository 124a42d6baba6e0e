import { IconButton } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { OwnerName } from "../OwnerName.tsx";
import * as css from "./work.css.ts";

export interface OwnerValueProps {
  /** Null for nobody. */
  name: string | null;
  /** Without it the owner is read only. */
  onEdit?: (() => void) | undefined;
}

/** Who takes care of a check, and the way to change that. */
export function OwnerValue({ name, onEdit }: OwnerValueProps) {
  const { t } = useTranslation("checks");
  return (
    <span className={css.owner}>
      <OwnerName name={name} />
      {onEdit && (
        <IconButton
          className={css.edit}
          size={24}
          icon={<Icon of={Pencil} size={14} />}
          label={t("work.owner.edit")}
          onClick={onEdit}
        />
      )}
    </span>
  );
}
