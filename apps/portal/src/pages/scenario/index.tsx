import { useAddress } from "@candor/features/address";
import { CheckDetailPanel, CheckWork } from "@candor/features/checks";
import {
  ScenarioScanScreen,
  scenarioScanAddress,
  useScenarioScanHead,
  useScenarioScanTime,
} from "@candor/features/compliance";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function ScenarioPage() {
  const address = useAddress(scenarioScanAddress);
  const user = useCurrentUser();
  usePageHead({ ...useScenarioScanHead(address.state), scanTime: useScenarioScanTime(address) });
  return (
    <ScenarioScanScreen address={address}>
      {(check) => (
        <CheckWork check={check} user={user}>
          {(work) => <CheckDetailPanel check={check} {...work} />}
        </CheckWork>
      )}
    </ScenarioScanScreen>
  );
}
