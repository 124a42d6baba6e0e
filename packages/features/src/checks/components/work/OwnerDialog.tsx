import { useTranslation } from "react-i18next";
import type { CheckDialogProps } from "../../dialog-props.ts";
import { useSetOwner } from "../../work.ts";
import { OwnerChoice } from "./OwnerChoice.tsx";

/** Assigns a check to somebody of the team, or to nobody. */
export function OwnerDialog({ check, onClose, onDone }: CheckDialogProps) {
  const { t } = useTranslation("check-dialogs");
  const { mutate, isPending, error } = useSetOwner();
  return (
    <OwnerChoice
      title={t("owner.title")}
      ownerId={check.owner_id}
      saving={isPending}
      error={error}
      onClose={onClose}
      onSave={(owner_id, name) => {
        if (owner_id === check.owner_id) return onClose();
        mutate(
          { id: check.id, seen: check.changed_at, owner_id },
          { onSuccess: () => onDone(name ? t("owner.done", { name }) : t("owner.doneNobody")) },
        );
      }}
    />
  );
}
