import { chooseLanguage } from "@candor/features/session";
import { readStaffToken, STAFF_SIGN_IN_PATH, StaffSignOut } from "@candor/features/staff-session";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";

/** /view-mis/logout. The console's menu leads here with its word that it was chosen; a link cannot. */
export default function LogoutPage() {
  const kept: unknown = useLocation().state;
  const [signedIn] = useState(() => readStaffToken() !== null);
  if (!signedIn) return <Navigate to={STAFF_SIGN_IN_PATH} replace />;
  return (
    <StaffSignOut
      chosen={typeof kept === "object" && kept !== null && "chosen" in kept}
      onLanguage={chooseLanguage}
      // A new document: nothing of what was open stays in memory.
      onSignedOut={() => location.replace(STAFF_SIGN_IN_PATH)}
    />
  );
}
