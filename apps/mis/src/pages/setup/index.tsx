import { chooseLanguage } from "@candor/features/session";
import { STAFF_HOME_PATH, StaffSetup } from "@candor/features/staff-session";
import { useLocation, useNavigate } from "react-router";

/** /view-mis/setup?code=… */
export default function SetupPage() {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  return (
    <StaffSetup
      code={params.get("code")}
      onLanguage={chooseLanguage}
      onDone={() => void navigate(STAFF_HOME_PATH, { replace: true })}
    />
  );
}
