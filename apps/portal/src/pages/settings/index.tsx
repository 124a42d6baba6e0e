import { useAddress } from "@candor/features/address";
import { useCurrentUser } from "@candor/features/session";
import { SettingsScreen, settingsAddress } from "@candor/features/settings";

export default function SettingsPage() {
  return (
    <SettingsScreen
      address={useAddress(settingsAddress)}
      user={useCurrentUser()}
      companyHref="/assessment/edit"
      onLeave={(url) => location.assign(url)}
    />
  );
}
