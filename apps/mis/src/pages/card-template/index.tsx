import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { CardTemplateScreen, cardTemplateAddress, cardTemplatesAddress } from "@candor/features/cards";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/configs/card-template/:entryId */
export default function CardTemplatePage() {
  const address = useAddress(cardTemplateAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <CardTemplateScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(cardTemplatesAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
