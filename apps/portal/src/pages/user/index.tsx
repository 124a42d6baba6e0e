import { AccountScreen } from "@candor/features/account";
import { useChooseLanguage, useCurrentUser } from "@candor/features/session";

export default function UserPage() {
  const user = useCurrentUser();
  const choose = useChooseLanguage(() => location.reload());
  return <AccountScreen user={user} onLanguage={choose.mutate} />;
}
