import { useTranslation } from "react-i18next";
import { BulkOutcome, Confirm, Failure } from "../../../forms/index.ts";
import { useErrorText, useFormat } from "../../../platform/index.ts";
import { asSeen, useSetAllResolved } from "../../bulk.ts";
import type { BulkProps } from "../../dialog-props.ts";

/** Marks the chosen checks as resolved, or takes the marks away. */
export function BulkResolved({ checks, resolved, onClose, onDone }: BulkProps & { resolved: boolean }) {
  const { t } = useTranslation(["check-dialogs", "checks"]);
  const format = useFormat();
  const errorText = useErrorText();
  const { mutate, isPending, error, data } = useSetAllResolved();
  const form = resolved ? "resolve" : "unresolve";
  if (data) {
    const names = checks.map(({ title, object_name }) => `${format.text(title)} · ${object_name}`);
    return <BulkOutcome reply={data} names={names} onClose={onClose} />;
  }
  const save = () =>
    mutate(
      { checks: asSeen(checks), resolved },
      {
        onSuccess: ({ done }) => done === checks.length && onDone(t(`bulk.${form}.done`, { count: done })),
      },
    );
  return (
    <Confirm
      open
      onOpenChange={() => !isPending && onClose()}
      title={t(`bulk.${form}.title`, { count: checks.length })}
      text={t(`bulk.${form}.text`)}
      confirmLabel={t(`checks:work.${form}`)}
      busy={isPending}
      onConfirm={save}
    >
      <Failure text={error && errorText(error)} />
    </Confirm>
  );
}
