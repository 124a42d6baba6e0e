import { chooseLanguage } from "@candor/features/session";
import { readStaffToken, STAFF_SIGN_IN_PATH, StaffSignOut } from "@candor/features/staff-session";
import { useState } from "react";
import { Navigate } from "react-router";

/** /view-mis/logout. It asks: any page can link to it. The console's menu signs out by itself. */
export default function LogoutPage() {
  const [signedIn] = useState(() => readStaffToken() !== null);
  if (!signedIn) return <Navigate to={STAFF_SIGN_IN_PATH} replace />;
  return (
    <StaffSignOut
      onLanguage={chooseLanguage}
      // A new document: nothing of what was open stays in memory.
      onSignedOut={() => location.replace(STAFF_SIGN_IN_PATH)}
    />
  );
}
