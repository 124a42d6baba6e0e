import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { LoadFailed, lazyPart, leavesFocusToPage, useErrorText } from "../../platform/index.ts";
import type { DashboardState } from "../address.ts";
import type { DashboardLinks } from "../links.ts";
import { useDashboard } from "../queries.ts";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import type { NotesProps } from "./Notes.tsx";
import { Overview } from "./Overview.tsx";

const Notes = lazyPart<NotesProps>([], () => import("./Notes.tsx"));
// The line under the title says which assessment it is, too.
const without = () => {};

export interface DashboardProps {
  /** Which assessment, in the address. */
  address: AddressState<DashboardState>;
  links: DashboardLinks;
}

/** What the company should know first: loading, before the first assessment, or with results. */
export function Dashboard(props: DashboardProps) {
  const { state, dropped } = props.address;
  const { data } = useDashboard(state);
  const noted = dropped.length > 0 || (state.assessmentId !== null && data?.counts);
  if (!noted) return <Content {...props} />;
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Notes address={props.address} at={data?.assessed_at} onMissing={without} />
      <Content {...props} />
    </Suspense>
  );
}

function Content({ address, links }: DashboardProps) {
  const { t } = useTranslation(["common", "message", "dashboard"]);
  const errorText = useErrorText();
  const { assessmentId } = address.state;
  const { data, error, refetch, isFetching } = useDashboard(address.state);

  if (data?.counts)
    return <Overview overview={{ ...data, counts: data.counts }} assessmentId={assessmentId} links={links} />;
  if (data && assessmentId)
    return (
      <EmptyState
        ref={leavesFocusToPage}
        level={1}
        title={t("list.unknownTitle")}
        description={t("list.unknownText")}
        action={<Button onClick={() => address.change({ assessmentId: null })}>{t("list.asOfLast")}</Button>}
      />
    );
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
      <LoadFailed
        level={1}
        description={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <DashboardSkeleton />;
}
