import { chooseLanguage } from "@candor/features/session";
import { NEXT_PARAM, StaffSignIn, safeNextPath } from "@candor/features/staff-session";
import { useLocation, useNavigate } from "react-router";

/** /view-mis/login?next=… */
export default function LoginPage() {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  return (
    <StaffSignIn
      onLanguage={chooseLanguage}
      onSignedIn={() => void navigate(safeNextPath(params.get(NEXT_PARAM)), { replace: true })}
    />
  );
}
