import { ASSESSMENT_STATES, type Assessment } from "@candor/api/entities";
import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { ListScreen } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { type AssessmentsState, toRequest } from "../address.ts";
import { useAssessmentColumns } from "../columns.tsx";
import { daysUntil } from "../countdown.ts";
import { useAssessments } from "../queries.ts";
import { assessmentNumber } from "../steps.ts";
import * as css from "./AssessmentsScreen.css.ts";
import { StateSteps } from "./StateSteps.tsx";

export interface AssessmentsScreenProps {
  /** From `useAddress` of `assessmentsAddress`. */
  address: AddressState<AssessmentsState>;
  /** Owners submit assessments; members look. */
  canSubmit: boolean;
  newHref: string;
  assessmentHref: (id: string) => string;
}

const rowId = (assessment: Assessment) => assessment.id;

/** All assessments, newest first; those that run move by themselves. */
export function AssessmentsScreen({ address, canSubmit, newHref, assessmentHref }: AssessmentsScreenProps) {
  const { t } = useTranslation(["assessments", "message"]);
  const format = useFormat();
  const query = useAssessments(toRequest(address.state));
  const columns = useAssessmentColumns();
  const wait = daysUntil(query.data?.next_start_at ?? null, Date.now());
  const ended = query.data?.plan_ended === true;
  const waiting = wait > 0 ? t("message:assessment.countdown_days", { count: wait }) : null;
  const reason = ended ? t("message:member.plan_ended") : waiting;
  const start = canSubmit && query.data && (
    <Start
      href={newHref}
      reason={reason}
      label={ended || !reason ? t("new") : t("countdown", { count: wait })}
    />
  );
  return (
    <ListScreen
      address={address}
      query={query}
      title={t("title")}
      meta={query.data && t("count", { count: query.data.all })}
      actions={query.data && query.data.all > 0 && start}
      note={
        <>
          {!canSubmit && <p className={css.note}>{t("ownerOnly")}</p>}
          {canSubmit && reason && <p className={css.note}>{reason}</p>}
        </>
      }
      loadingLabel={t("loading")}
      search={t("search")}
      filters={[
        {
          kind: "several",
          key: "states",
          label: t("column.state"),
          options: ASSESSMENT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      all={query.data?.all}
      empty={
        <EmptyState
          title={t("empty.title")}
          description={t(canSubmit ? "empty.text" : "empty.textMember")}
          action={start}
        />
      }
      noMatch={{ title: t("empty.filtered") }}
      table={{
        columns,
        rowId,
        rowHref: ({ id }) => assessmentHref(id),
        renderNarrow: (assessment) => (
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
        ),
      }}
    />
  );
}

/** Starts an assessment, or says why it cannot be. */
function Start({ href, label, reason }: { href: string; label: string; reason: string | null }) {
  if (reason)
    return (
      <Button disabled title={reason}>
        {label}
      </Button>
    );
  return (
    <Button variant="primary" icon={<Icon of={Plus} />} href={href}>
      {label}
    </Button>
  );
}
