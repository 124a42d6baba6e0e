import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { CardChartScreen, cardChartAddress, cardChartsAddress } from "@candor/features/cards";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/configs/card-chart/:entryId */
export default function CardChartPage() {
  const address = useAddress(cardChartAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <CardChartScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(cardChartsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
