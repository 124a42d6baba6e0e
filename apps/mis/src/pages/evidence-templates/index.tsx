import { useAddress } from "@candor/features/address";
import { TemplatesScreen, templatesAddress, versionHref } from "@candor/features/evidence-templates";
import { useNavigate } from "react-router";

/** /view-mis/evidence-template-list */
export default function EvidenceTemplatesPage() {
  const address = useAddress(templatesAddress);
  const navigate = useNavigate();
  return (
    <TemplatesScreen
      address={address}
      onCreated={(template, version) => void navigate(versionHref(template, version))}
    />
  );
}
