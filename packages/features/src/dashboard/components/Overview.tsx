import { Split } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useSteps } from "../../platform/index.ts";
import type { DashboardLinks } from "../links.ts";
import type { Overview as Reply } from "../model.ts";
import { FrameworkRates } from "./FrameworkRates.tsx";
import { IdlePanel } from "./IdlePanel.tsx";
import { MaturityPanel } from "./MaturityPanel.tsx";
import { ObjectsPanel } from "./ObjectsPanel.tsx";
import { Overall } from "./Overall.tsx";
import { RunningPanel } from "./RunningPanel.tsx";
import { TrendPanel } from "./TrendPanel.tsx";

export interface OverviewProps {
  overview: Reply & { counts: NonNullable<Reply["counts"]> };
  /** The earlier assessment that is shown; null: each object's last. */
  assessmentId: string | null;
  links: DashboardLinks;
}

/** The steps in which the app's first page is drawn: the sentence comes first. */
const STEPS = { counts: 1, maturity: 2, objects: 3, rates: 4 };

/** The dashboard with results: six regions on one ruled sheet. What is under way is no part of an earlier one. */
export function Overview({ overview, assessmentId, links }: OverviewProps) {
  const { t } = useTranslation("dashboard");
  const { maturity, running, assessed_at, framework_rates, trend } = overview;
  const step = useSteps(STEPS.rates);
  const earlier = assessmentId !== null;
  const rates = <FrameworkRates rates={framework_rates} />;
  const objects = (
    <ObjectsPanel
      overview={overview}
      allHref={links.objects}
      objectHref={(objectId) => links.checks({ objectId, assessmentId })}
    />
  );
  return (
    <>
      <Split
        railLabel={t("maturity.title")}
        rail={
          step >= STEPS.maturity &&
          maturity && <MaturityPanel overview={overview} maturity={maturity} earlier={earlier} />
        }
      >
        <Overall
          overview={overview}
          checksHref={(status) => links.checks({ status, assessmentId })}
          earlier={earlier}
          figures={step >= STEPS.counts}
        />
      </Split>
      {step >= STEPS.objects && earlier && (
        <Split railLabel={t("frameworks.title")} rail={rates}>
          {objects}
        </Split>
      )}
      {step >= STEPS.objects && !earlier && (
        <Split
          railLabel={t("running.title")}
          rail={
            running ? (
              <RunningPanel assessment={running} href={links.assessment(running.id)} />
            ) : (
              <IdlePanel assessedAt={assessed_at} startHref={links.newAssessment} />
            )
          }
        >
          {objects}
        </Split>
      )}
      {step >= STEPS.rates && earlier && <TrendPanel trend={trend} />}
      {step >= STEPS.rates && !earlier && (
        <Split railLabel={t("frameworks.title")} rail={rates}>
          <TrendPanel trend={trend} />
        </Split>
      )}
    </>
  );
}
