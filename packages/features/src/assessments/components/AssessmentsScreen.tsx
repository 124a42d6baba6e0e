import type { Assessment } from "@candor/api/entities";
import { DataTable } from "@candor/ui/data";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { PageHeader } from "@candor/ui/shell";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Loaded, useFormat } from "../../platform/index.ts";
import { useAssessmentColumns } from "../columns.tsx";
import { daysUntil } from "../countdown.ts";
import { useAssessments } from "../queries.ts";
import { assessmentNumber } from "../steps.ts";
import * as css from "./AssessmentsScreen.css.ts";
import { StateSteps } from "./StateSteps.tsx";

export interface AssessmentsScreenProps {
  /** Owners submit assessments; members look. */
  canSubmit: boolean;
  newHref: string;
  assessmentHref: (id: string) => string;
}

const rowId = (assessment: Assessment) => assessment.id;

/** All assessments, newest first; those that run move by themselves. */
export function AssessmentsScreen({ canSubmit, newHref, assessmentHref }: AssessmentsScreenProps) {
  const { t } = useTranslation(["assessments", "message"]);
  const format = useFormat();
  const query = useAssessments();
  const columns = useAssessmentColumns();
  const list = query.data?.list ?? [];
  const wait = daysUntil(query.data?.next_start_at ?? null, Date.now());
  const start =
    canSubmit &&
    query.data &&
    (wait > 0 ? (
      <Button disabled title={t("message:assessment.countdown_days", { count: wait })}>
        {t("countdown", { count: wait })}
      </Button>
    ) : (
      <Button variant="primary" icon={<Icon of={Plus} />} href={newHref}>
        {t("new")}
      </Button>
    ));

  return (
    <>
      <PageHeader
        title={t("title")}
        meta={query.data && t("count", { count: list.length })}
        actions={list.length > 0 && start}
      />
      {!canSubmit && <p className={css.note}>{t("ownerOnly")}</p>}
      {canSubmit && wait > 0 && (
        <p className={css.note}>{t("message:assessment.countdown_days", { count: wait })}</p>
      )}
      <Loaded query={query} loading={<SkeletonRows label={t("loading")} rowHeight="double" />}>
        {() => (
          <DataTable
            label={t("title")}
            density="double"
            columns={columns}
            rows={list}
            rowId={rowId}
            rowHref={({ id }) => assessmentHref(id)}
            empty={
              <EmptyState
                title={t("empty.title")}
                description={t(canSubmit ? "empty.text" : "empty.textMember")}
                action={start}
              />
            }
            renderNarrow={(assessment) => (
              <span className={css.narrow}>
                <span className={css.narrowTop}>
                  <span className={css.number}>{assessmentNumber(assessment.number)}</span>
                  <span className={css.muted}>{format.dateTime(assessment.submitted_at)}</span>
                </span>
                <StateSteps assessment={assessment} />
                <span className={css.objects}>
                  {format.series(assessment.objects.map(({ object_name }) => object_name))}
                </span>
              </span>
            )}
          />
        )}
      </Loaded>
    </>
  );
}
