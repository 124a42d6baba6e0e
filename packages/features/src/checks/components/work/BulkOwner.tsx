import { useTranslation } from "react-i18next";
import { BulkOutcome } from "../../../forms/index.ts";
import { useFormat } from "../../../platform/index.ts";
import { asSeen, useSetOwners } from "../../bulk.ts";
import type { BulkProps } from "../../dialog-props.ts";
import { OwnerChoice } from "./OwnerChoice.tsx";

/** Assigns the chosen checks to somebody of the team, or to nobody. */
export function BulkOwner({ checks, onClose, onDone }: BulkProps) {
  const { t } = useTranslation("check-dialogs");
  const format = useFormat();
  const { mutate, isPending, error, data } = useSetOwners();
  if (data) {
    const names = checks.map(({ title, object_name }) => `${format.text(title)} · ${object_name}`);
    return <BulkOutcome reply={data} names={names} onClose={onClose} />;
  }
  return (
    <OwnerChoice
      title={t("bulk.owner.title", { count: checks.length })}
      ownerId={null}
      saving={isPending}
      error={error}
      onClose={onClose}
      onSave={(owner_id, name) =>
        mutate(
          { checks: asSeen(checks), owner_id },
          {
            onSuccess: ({ done: count }) => {
              if (count < checks.length) return;
              onDone(name ? t("bulk.owner.done", { name, count }) : t("bulk.owner.doneNobody", { count }));
            },
          },
        )
      }
    />
  );
}
