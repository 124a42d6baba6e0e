import { useAddress } from "@candor/features/address";
import { AssessmentSelector } from "@candor/features/checks";
import { ScenarioScreen, scenarioAddress, useScenarioHead } from "@candor/features/compliance";
import { usePlatform } from "@candor/features/platform";
import { usePageHead } from "@candor/features/shell";
import { useMemo } from "react";

export default function ComplianceScenarioPage() {
  const address = useAddress(scenarioAddress);
  const { navigate } = usePlatform();
  const { change } = address;
  const { assessmentId } = address.state;
  const scanTime = useMemo(
    () => (
      <AssessmentSelector
        objectId={null}
        value={assessmentId}
        onChange={(assessmentId) => change({ assessmentId })}
        onCompare={(last, now) => navigate(`/checks/compare/${last}/${now}`)}
      />
    ),
    [assessmentId, change, navigate],
  );
  usePageHead({ ...useScenarioHead(address.state), scanTime });
  return <ScenarioScreen address={address} />;
}
