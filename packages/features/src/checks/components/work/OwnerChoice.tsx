import { JOIN_STATUS } from "@candor/api/entities";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button, Select } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../forms/index.ts";
import { Dialog } from "../../../overlays/index.ts";
import { Loaded, useErrorText } from "../../../platform/index.ts";
import { useTeam } from "../../work.ts";
import * as css from "./work.css.ts";

const NOBODY = "";

export interface OwnerChoiceProps {
  title: string;
  /** Whom it is assigned to now; null where nobody, or not one and the same person. */
  ownerId: string | null;
  saving: boolean;
  /** Why it was not assigned; the choice is kept. */
  error: Error | null;
  onClose: () => void;
  onSave: (ownerId: string | null, name: string | undefined) => void;
}

/** Asks whom of the team to assign checks to: somebody who has joined, or nobody. */
export function OwnerChoice({ title, ownerId, saving, error, onClose, onSave }: OwnerChoiceProps) {
  const { t } = useTranslation(["check-dialogs", "checks", "common"]);
  const errorText = useErrorText();
  const team = useTeam();
  const [chosen, setChosen] = useState(ownerId ?? NOBODY);
  const people = (team.data?.list ?? []).filter(({ join_status }) => join_status === JOIN_STATUS.valid);
  const leave = () => !saving && onClose();
  const save = () => onSave(chosen || null, people.find(({ id }) => id === chosen)?.name);
  return (
    <Dialog
      open
      width={424}
      onOpenChange={leave}
      title={title}
      description={t("owner.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={leave}>{t("common:action.cancel")}</Button>
          <Button variant="primary" loading={saving} onClick={save}>
            {t("owner.submit")}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Loaded query={team} loading={<SkeletonRows label={t("owner.loading")} rows={1} />}>
          {() => (
            <Select
              label={t("owner.label")}
              value={chosen}
              options={[
                { value: NOBODY, label: t("checks:detail.unassigned") },
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
