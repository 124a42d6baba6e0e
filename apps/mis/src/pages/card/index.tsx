import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { CardEntryScreen, cardEntryAddress, cardsAddress } from "@candor/features/cards";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/configs/card/:entryId */
export default function CardPage() {
  const address = useAddress(cardEntryAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <CardEntryScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(cardsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
