import { useCurrentUser } from "@candor/features/session";
import { SettingsScreen } from "@candor/features/settings";

export default function SettingsPage() {
  return (
    <SettingsScreen
      user={useCurrentUser()}
      companyHref="/assessment/edit"
      onLeave={(url) => location.assign(url)}
    />
  );
}
