import { useAddress } from "@candor/features/address";
import { SkillsScreen, skillAddress, skillsAddress } from "@candor/features/campaigns";
import { useNavigate } from "react-router";

/** /view-mis/activity/skills */
export default function SkillsPage() {
  const navigate = useNavigate();
  return (
    <SkillsScreen
      address={useAddress(skillsAddress)}
      onCreated={(entryId) => void navigate(skillAddress.href({ entryId }))}
    />
  );
}
