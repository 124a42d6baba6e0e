import { JOIN_STATUS } from "@candor/api/entities";
import { Dialog } from "@candor/ui/dialogs";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button, Select } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../forms/index.ts";
import { Loaded, useErrorText } from "../../platform/index.ts";
import { useSetOwner, useTeam } from "../work.ts";
import type { AskProps } from "./WorkDialog.tsx";
import * as css from "./work.css.ts";

const NOBODY = "";

/** Assigns a check to somebody of the team, or to nobody. A refusal keeps the choice. */
export function OwnerDialog({ check, onClose, onDone }: AskProps) {
  const { t } = useTranslation(["checks", "common"]);
  const errorText = useErrorText();
  const { mutate, isPending, error } = useSetOwner();
  const team = useTeam();
  const [chosen, setChosen] = useState(check.owner_id ?? NOBODY);
  const people = (team.data?.list ?? []).filter(({ join_status }) => join_status === JOIN_STATUS.valid);
  const leave = () => !isPending && onClose();
  const save = () => {
    if (chosen === (check.owner_id ?? NOBODY)) return onClose();
    const name = people.find(({ id }) => id === chosen)?.name;
    mutate(
      { id: check.id, seen: check.changed_at, owner_id: chosen || null },
      { onSuccess: () => onDone(name ? t("work.owner.done", { name }) : t("work.owner.doneNobody")) },
    );
  };
  return (
    <Dialog
      open
      width={424}
      onOpenChange={leave}
      title={t("work.owner.title")}
      description={t("work.owner.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={leave}>{t("common:action.cancel")}</Button>
          <Button variant="primary" loading={isPending} onClick={save}>
            {t("work.owner.submit")}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Loaded query={team} loading={<SkeletonRows label={t("work.owner.loading")} rows={1} />}>
          {() => (
            <Select
              label={t("work.owner.label")}
              value={chosen}
              options={[
                { value: NOBODY, label: t("detail.unassigned") },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
        </Loaded>
      </div>
      <Failure text={error && errorText(error)} />
    </Dialog>
  );
}
