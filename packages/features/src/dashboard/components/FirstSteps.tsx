import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import type { Overview } from "../model.ts";
import * as css from "./FirstSteps.css.ts";
import { RunningPanel } from "./RunningPanel.tsx";

export interface FirstStepsProps {
  overview: Overview;
  /** Address of the screen where websites are added; absent where the user may not add any. */
  objectsHref: string | undefined;
  /** Address of the new-assessment screen; absent where the user may not start one. */
  startHref: string | undefined;
  assessmentHref: (id: string) => string;
}

/** The dashboard before the first publication: what to do next, or how far the first assessment is. */
export function FirstSteps({ overview, objectsHref, startHref, assessmentHref }: FirstStepsProps) {
  const { t } = useTranslation("dashboard");
  const { object_total, running } = overview;
  if (running) {
    return (
      <div className={css.underWay}>
        <EmptyState level={1} title={t("empty.underWay")} description={t("empty.underWayText")} />
        <div className={css.panel}>
          <RunningPanel assessment={running} href={assessmentHref(running.id)} />
        </div>
      </div>
    );
  }
  const none = object_total === 0;
  const href = none ? objectsHref : startHref;
  return (
    <EmptyState
      level={1}
      className={css.whole}
      title={none ? t("empty.noObjects") : t("empty.noAssessment", { count: object_total })}
      description={none ? t("empty.noObjectsText") : t("empty.noAssessmentText")}
      action={
        href ? (
          <Button variant="primary" size={40} href={href}>
            {none ? t("empty.addWebsite") : t("empty.start")}
          </Button>
        ) : (
          t("empty.viewer")
        )
      }
    />
  );
}
