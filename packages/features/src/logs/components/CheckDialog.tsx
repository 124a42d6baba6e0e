import { Button } from "@candor/ui/forms";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../overlays/index.ts";
import { useErrorText, useFormat } from "../../platform/index.ts";
import { useCheckLogs } from "../queries.ts";
import * as css from "./Logs.css.ts";

export interface CheckDialogProps {
  onClose: () => void;
}

/** Reads the whole log and says whether a line was changed or removed. */
export function CheckDialog({ onClose }: CheckDialogProps) {
  const { t } = useTranslation(["logs", "common"]);
  const { count, dateTime } = useFormat();
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useCheckLogs();
  useEffect(() => mutate({}), [mutate]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("check.title")}
      description={t("check.text")}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("common:action.close")}</Button>
          <Button variant="primary" loading={isPending} onClick={() => mutate({})}>
            {t("check.again")}
          </Button>
        </>
      }
    >
      <div className={css.checked} role="status">
        {isPending && <p>{t("check.running")}</p>}
        {error && <p>{t("check.failed", { reason: errorText(error) })}</p>}
        {!isPending && data && (
          <>
            <p>
              {data.fault === null
                ? t("check.whole", { count: data.lines, lines: count(data.lines) })
                : t(`check.fault.${data.fault.kind}`, {
                    seq: data.fault.seq,
                    when: data.fault.at ? dateTime(data.fault.at) : t("check.atEnd"),
                  })}
            </p>
            {data.fault === null && data.last_hash !== "" && (
              <p>
                {t("check.note")} <code className={css.code}>{data.last_hash}</code>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
