import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import {
  templateHref,
  VersionScreen,
  versionAddress,
  versionHref,
} from "@candor/features/evidence-templates";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/evidence-template-list/:templateId/:versionId */
export default function EvidenceTemplateVersionPage() {
  const address = useAddress(versionAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <VersionScreen
        key={address.state.versionId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onVersion={(template, version) => void navigate(versionHref(template, version))}
        onRemoved={(template) => void navigate(templateHref(template), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}
