import { CopyButton } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../forms/index.ts";
import { Dialog } from "../../overlays/index.ts";
import * as css from "./SecondFactor.css.ts";

export interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, this once. A key that closes dialogs is pressed by mistake, too: it asks. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { t } = useTranslation(["second-factor", "common"]);
  const [leaving, setLeaving] = useState(false);
  const file = [t("dialog.codes.file"), "", ...codes, ""].join("\n");
  return (
    <Dialog
      open
      onOpenChange={() => setLeaving(true)}
      title={t("dialog.codes.title")}
      description={t("dialog.codes.text")}
      closeLabel={t("common:action.close")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("dialog.codes.done")}
        </Button>
      }
    >
      <ul className={css.codes} aria-label={t("dialog.codes.label")} translate="no">
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={css.keep}>
        <CopyButton
          label={t("dialog.codes.copy")}
          copiedLabel={t("dialog.codes.copied")}
          text={codes.join("\n")}
        />
        <a
          className={css.download}
          download="candor-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {t("dialog.codes.download")}
        </a>
      </div>
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title={t("dialog.codes.leaveTitle")}
        text={t("dialog.codes.leaveText")}
        confirmLabel={t("dialog.codes.leave")}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
