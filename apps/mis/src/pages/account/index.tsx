import { SignInSettings } from "@candor/features/second-factor";
import { useStaffInfo } from "@candor/features/staff-session";

/** /view-mis/account */
export default function AccountPage() {
  const { data: user } = useStaffInfo();
  return user && <SignInSettings user={user} />;
}
