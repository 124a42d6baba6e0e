import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../forms/index.ts";
import { Dialog } from "../../../overlays/index.ts";
import { useErrorText } from "../../../platform/index.ts";
import type { ConfirmedAction, PlainAction } from "../../actions.ts";
import { useScan, useScanAction, useSeenScan } from "../../queries.ts";
import { type ScanRow, scanNumber } from "../../types.ts";
import { FailScanDialog } from "./FailScanDialog.tsx";
import { PublishFacts } from "./PublishFacts.tsx";
import { RegenerateFacts } from "./RegenerateFacts.tsx";

export interface ScanActionDialogProps {
  scan: ScanRow;
  /** The action to confirm. */
  action: ConfirmedAction;
  onClose: () => void;
}

/** Says what an action does to a scan, and takes it once confirmed. */
export function ScanActionDialog({ action, ...props }: ScanActionDialogProps) {
  if (action === "fail") return <FailScanDialog {...props} />;
  return <Confirm key={action} {...props} action={action} />;
}

function Confirm({ scan, action, onClose }: ScanActionDialogProps & { action: PlainAction }) {
  const { t } = useTranslation(["scans", "common"]);
  const notice = useNotice();
  const number = scanNumber(scan);
  const names = { number, company: scan.company.name };
  const publishing = action === "publish";
  const detail = useScan(scan.id, { enabled: publishing });
  const act = useScanAction(action);
  const seen = useSeenScan(scan.id);
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await act.mutateAsync({ id: scan.id, seen: await seen() });
      onClose();
      notice.show({ kind: "success", text: t(`confirm.${action}.done`, { number }) });
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={action === "regenerate" ? 600 : 424}
      title={t(`confirm.${action}.title`, names)}
      description={t(`confirm.${action}.text`, names)}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={publishing && !detail.data}
            onClick={() => void confirm()}
          >
            {t(`confirm.${action}.submit`)}
          </Button>
        </>
      }
    >
      {action === "regenerate" && <RegenerateFacts scanId={scan.id} />}
      {publishing && <PublishFacts detail={detail.data} failed={detail.isError} />}
      <Failure text={failure} gapped />
    </Dialog>
  );
}
