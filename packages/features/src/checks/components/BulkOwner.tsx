import { JOIN_STATUS } from "@candor/api/entities";
import { Dialog } from "@candor/ui/dialogs";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button, Select } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkOutcome, Failure } from "../../forms/index.ts";
import { Loaded, useErrorText, useFormat } from "../../platform/index.ts";
import { asSeen, useSetOwners } from "../bulk.ts";
import { useTeam } from "../work.ts";
import type { BulkProps } from "./BulkDialog.tsx";
import * as css from "./work.css.ts";

const NOBODY = "";

/** Assigns the chosen checks to somebody of the team, or to nobody. */
export function BulkOwner({ checks, onClose, onDone }: BulkProps) {
  const { t } = useTranslation(["checks", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  const { mutate, isPending, error, data } = useSetOwners();
  const team = useTeam();
  const [chosen, setChosen] = useState(NOBODY);
  const people = (team.data?.list ?? []).filter(({ join_status }) => join_status === JOIN_STATUS.valid);
  if (data) {
    const names = checks.map(({ title, object_name }) => `${format.text(title)} · ${object_name}`);
    return <BulkOutcome reply={data} names={names} onClose={onClose} />;
  }
  const leave = () => !isPending && onClose();
  const save = () => {
    const name = people.find(({ id }) => id === chosen)?.name;
    mutate(
      { checks: asSeen(checks), owner_id: chosen || null },
      {
        onSuccess: ({ done: count }) => {
          if (count < checks.length) return;
          onDone(name ? t("bulk.owner.done", { name, count }) : t("bulk.owner.doneNobody", { count }));
        },
      },
    );
  };
  return (
    <Dialog
      open
      width={424}
      onOpenChange={leave}
      title={t("bulk.owner.title", { count: checks.length })}
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
