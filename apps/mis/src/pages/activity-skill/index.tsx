import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { SkillScreen, skillAddress, skillsAddress } from "@candor/features/campaigns";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/activity/skills/:entryId */
export default function SkillPage() {
  const address = useAddress(skillAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <SkillScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(skillsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
