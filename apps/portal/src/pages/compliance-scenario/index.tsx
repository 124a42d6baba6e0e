import { useAddress } from "@candor/features/address";
import { useScanTime } from "@candor/features/checks";
import { ScenarioScreen, scenarioAddress, useScenarioHead } from "@candor/features/compliance";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function ComplianceScenarioPage() {
  const address = useAddress(scenarioAddress);
  usePageHead({ ...useScenarioHead(address.state), scanTime: useScanTime(address) });
  return <ScenarioScreen address={address} user={useCurrentUser()} />;
}
