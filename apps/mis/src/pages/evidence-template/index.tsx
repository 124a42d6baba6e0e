import { useAddress } from "@candor/features/address";
import {
  TemplateScreen,
  templateAddress,
  templatesAddress,
  versionHref,
} from "@candor/features/evidence-templates";
import { useNavigate } from "react-router";

/** /view-mis/evidence-template-list/:templateId */
export default function EvidenceTemplatePage() {
  const address = useAddress(templateAddress);
  const navigate = useNavigate();
  return (
    <TemplateScreen
      key={address.state.templateId}
      address={address}
      onVersion={(template, version) => void navigate(versionHref(template, version))}
      onRemoved={() => void navigate(templatesAddress.href(), { replace: true })}
    />
  );
}
