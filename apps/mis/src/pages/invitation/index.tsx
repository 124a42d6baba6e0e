import { chooseLanguage } from "@candor/features/session";
import { STAFF_HOME_PATH, StaffInvitation } from "@candor/features/staff-session";
import { useNavigate, useSearchParams } from "react-router";

/** /view-mis/invitation?code=… */
export default function InvitationPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <StaffInvitation
      code={params.get("code")}
      onLanguage={chooseLanguage}
      onDone={() => void navigate(STAFF_HOME_PATH, { replace: true })}
    />
  );
}
