import { NEXT_PARAM, StaffSignIn, safeNextPath } from "@candor/features/staff-session";
import { useNavigate, useSearchParams } from "react-router";
import { speak } from "../../app/language.ts";

/** /view-mis/login?next=… */
export default function LoginPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <StaffSignIn
      onLanguage={speak}
      onSignedIn={() => void navigate(safeNextPath(params.get(NEXT_PARAM)), { replace: true })}
    />
  );
}
