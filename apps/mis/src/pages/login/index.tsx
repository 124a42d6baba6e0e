import { chooseLanguage } from "@candor/features/session";
import { NEXT_PARAM, readStaffToken, StaffSignIn, safeNextPath } from "@candor/features/staff-session";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";

/** /view-mis/login?next=… Whoever is signed in already goes on at once. */
export default function LoginPage() {
  const params = new URLSearchParams(useLocation().search);
  const next = safeNextPath(params.get(NEXT_PARAM));
  const navigate = useNavigate();
  const [signedIn] = useState(() => readStaffToken() !== null);
  if (signedIn) return <Navigate to={next} replace />;
  return (
    <StaffSignIn onLanguage={chooseLanguage} onSignedIn={() => void navigate(next, { replace: true })} />
  );
}
