import { dashboard } from "@candor/api/contract";
import { LoadError } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { useEndpoint, useErrorText } from "../../platform/index.ts";
import type { DashboardLinks } from "../links.ts";
import { pollMs } from "../model.ts";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { Overview } from "./Overview.tsx";

export interface DashboardProps {
  links: DashboardLinks;
}

/** What the company should know first: loading, before the first assessment, or with results. */
export function Dashboard({ links }: DashboardProps) {
  const { t } = useTranslation(["common", "message"]);
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useEndpoint(dashboard, {}, { quiet: true, pollMs });

  if (data?.counts) return <Overview overview={{ ...data, counts: data.counts }} links={links} />;
  if (data) {
    return (
      <FirstSteps
        overview={data}
        objectsHref={links.addWebsite}
        startHref={links.newAssessment}
        assessmentHref={links.assessment}
      />
    );
  }
  if (error) {
    return (
      <LoadError
        title={t("message:common.load_title")}
        description={errorText(error)}
        retryLabel={t("action.tryAgain")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <DashboardSkeleton />;
}
