import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { DiscardDialog } from "@candor/features/forms";
import { reviewAddress, ScanReview } from "@candor/features/scans";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { SCAN_LIST_PATH } from "../../app/paths.ts";

/** /view-mis/scan-result/:scanId */
export default function ScanResultPage() {
  const { scanId = "" } = useParams();
  const { t } = useTranslation("scans");
  const { state, change, hrefFor } = useAddress(reviewAddress);
  const unsaved = useUnsavedChanges();
  return (
    <>
      <ScanReview
        key={scanId}
        scanId={scanId}
        state={state}
        onStateChange={change}
        hrefFor={hrefFor}
        listHref={SCAN_LIST_PATH}
        onDirtyChange={unsaved.onDirtyChange}
      />
      <DiscardDialog
        open={unsaved.asking}
        text={t("edit.unsaved")}
        onKeep={unsaved.keep}
        onDiscard={unsaved.discard}
      />
    </>
  );
}
