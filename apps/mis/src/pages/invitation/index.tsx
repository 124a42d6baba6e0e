import { chooseLanguage } from "@candor/features/session";
import { STAFF_HOME_PATH, StaffInvitation } from "@candor/features/staff-session";
import { useLocation, useNavigate } from "react-router";

/** /view-mis/invitation?code=… */
export default function InvitationPage() {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  return (
    <StaffInvitation
      code={params.get("code")}
      onLanguage={chooseLanguage}
      onDone={() => void navigate(STAFF_HOME_PATH, { replace: true })}
    />
  );
}
