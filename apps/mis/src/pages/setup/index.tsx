import { STAFF_HOME_PATH, StaffSetup } from "@candor/features/staff-session";
import { useNavigate, useSearchParams } from "react-router";
import { speak } from "../../app/language.ts";

/** /view-mis/setup?code=… */
export default function SetupPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <StaffSetup
      code={params.get("code")}
      onLanguage={speak}
      onDone={() => void navigate(STAFF_HOME_PATH, { replace: true })}
    />
  );
}
