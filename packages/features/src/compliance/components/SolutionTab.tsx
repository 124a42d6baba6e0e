import type { getScenario, ReplyOf } from "@candor/api/contract";
import { Tag } from "@candor/ui/badges";
import { EmptyState } from "@candor/ui/feedback";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { issueHref } from "../../checks/index.ts";
import { FixSteps } from "../../evidence/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import * as css from "./compliance.css.ts";

export interface SolutionTabProps {
  /** Worst first. */
  steps: ReplyOf<typeof getScenario>["solution"];
  /** The one assessment that they are of; null: each object's last. */
  assessmentId: string | null;
  /** Whether anything was assessed. */
  assessed: boolean;
}

/** What to do about what fails now, and who could do it. */
export function SolutionTab({ steps, assessmentId, assessed }: SolutionTabProps) {
  const { t } = useTranslation("compliance");
  const format = useFormat();
  const { Link, language } = usePlatform();
  if (steps.length === 0) {
    return (
      <EmptyState
        title={t(assessed ? "solution.noneTitle" : "solution.notYet")}
        description={assessed ? t("solution.noneText") : undefined}
      />
    );
  }
  return steps.map(({ check_id, title, steps: all, objects, who }) => (
    <Section
      key={check_id}
      title={<Link href={issueHref(check_id, { assessmentId })}>{format.text(title)}</Link>}
    >
      <div className={css.stepHead}>
        <Tag>{t(`who.${who}`)}</Tag>
        <span className={css.muted}>{t("solution.objects", { count: objects })}</span>
      </div>
      <FixSteps steps={all[language]} />
    </Section>
  ));
}
