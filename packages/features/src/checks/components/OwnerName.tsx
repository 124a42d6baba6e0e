import { Avatar } from "@candor/ui/badges";
import { useTranslation } from "react-i18next";
import * as css from "./ChecksTable.css.ts";

export interface OwnerNameProps {
  /** Null: nobody. */
  name: string | null;
}

/** Who takes care of a check, or that nobody does. */
export function OwnerName({ name }: OwnerNameProps) {
  const { t } = useTranslation("checks");
  return (
    <span className={css.person}>
      <Avatar name={name} />
      {name === null ? (
        <span className={css.muted}>{t("detail.unassigned")}</span>
      ) : (
        <span className={css.name} translate="no">
          {name}
        </span>
      )}
    </span>
  );
}
