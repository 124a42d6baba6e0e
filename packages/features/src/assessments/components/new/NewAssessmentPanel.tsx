import type { listAssessments, listObjects, ReplyOf } from "@candor/api/contract";
import type { Assessment, AssessmentObject } from "@candor/api/entities";
import { Stepper } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { WebsiteDialog } from "../../../objects/index.ts";
import { useErrorText, useFormat } from "../../../platform/index.ts";
import { daysUntil } from "../../countdown.ts";
import { useArrived, useSubmitAssessment } from "../../queries.ts";
import { useWizard, WIZARD_STEPS } from "../../wizard.ts";
import { AuthoriseStep } from "./AuthoriseStep.tsx";
import { ChooseStep } from "./ChooseStep.tsx";
import { ConfirmStep } from "./ConfirmStep.tsx";
import * as css from "./NewAssessmentPanel.css.ts";
import { Summary } from "./Summary.tsx";
import { TypeList } from "./TypeList.tsx";

export interface NewAssessmentPanelProps {
  objects: ReplyOf<typeof listObjects>;
  assessments: ReplyOf<typeof listAssessments>;
  /** Owners add objects and submit; members look. */
  canSubmit: boolean;
  /** Days the plan asks for between two assessments. */
  countdownDays: number | null;
  onSubmitted: (assessment: Assessment) => void;
}

/** Choose objects, confirm, authorise, submit. */
export function NewAssessmentPanel(props: NewAssessmentPanelProps) {
  const { canSubmit, countdownDays, onSubmitted } = props;
  // What is sent stays as it was until the next screen is there: from now on its objects are locked.
  const [sent, setSent] = useState<Pick<NewAssessmentPanelProps, "objects" | "assessments"> | null>(null);
  const { objects, assessments } = sent ?? props;
  const { t } = useTranslation(["assessments", "message"]);
  const errorText = useErrorText();
  const format = useFormat();
  const wizard = useWizard(objects);
  const offersWebsites = objects.types.some(({ asset_type }) => asset_type === "website");
  const submit = useSubmitAssessment();
  const arrived = useArrived();
  const [unknown, setUnknown] = useState(false);
  const [dialog, setDialog] = useState<{ object: AssessmentObject | null } | null>(null);
  const wait = daysUntil(assessments.next_start_at, Date.now());
  const waiting = wait > 0 ? t("message:assessment.countdown_days", { count: wait }) : null;
  const reason = assessments.plan_ended ? t("message:member.plan_ended") : waiting;
  const blocked = canSubmit ? reason : t("ownerOnly");

  const next = async () => {
    submit.reset();
    if (!wizard.next()) return;
    const object_ids = wizard.chosen.map(({ id }) => id);
    setSent({ objects, assessments });
    const newest = Math.max(0, ...assessments.list.map(({ number }) => number));
    const assessment = await submit
      .mutateAsync({ object_ids, authorised: true })
      .catch((error) => arrived(error, { newest, ids: object_ids }));
    setUnknown(assessment === undefined);
    if (!assessment) return setSent(null);
    wizard.forget();
    onSubmitted(assessment);
  };
  // The button of the step before may be gone: what comes next is the step itself.
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(wizard.step);
  useEffect(() => {
    if (shown.current === wizard.step) return;
    shown.current = wizard.step;
    main.current?.focus();
  }, [wizard.step]);
  const lead = { choose: "wizard.lead", confirm: "wizard.leadConfirm", submit: "wizard.leadSubmit" } as const;

  return (
    <div className={css.page}>
      <PageHeader
        title={t("wizard.title")}
        subtitle={t(lead[wizard.step])}
        actions={
          <Stepper
            className={css.steps}
            label={t("wizard.steps")}
            current={WIZARD_STEPS.indexOf(wizard.step)}
            steps={WIZARD_STEPS.map((id) => ({ id, label: t(`wizard.${id}`) }))}
            stateLabels={{
              done: t("wizard.stepDone"),
              current: t("wizard.stepNow"),
              todo: t("wizard.stepNext"),
            }}
          />
        }
      />
      <div className={css.columns}>
        <div className={wizard.step === "choose" ? css.types : css.typesAside}>
          <TypeList objects={objects} />
        </div>
        <section ref={main} tabIndex={-1} className={css.main} aria-label={t(`wizard.${wizard.step}`)}>
          {wizard.step === "choose" && (
            <ChooseStep
              objects={objects.list}
              blockedBy={wizard.blockedBy}
              chosen={wizard.chosen}
              onToggle={wizard.toggle}
              noneText={t(
                canSubmit ? (offersWebsites ? "wizard.noneText" : "wizard.notOfferedText") : "ownerOnly",
              )}
              onAdd={canSubmit && offersWebsites ? () => setDialog({ object: null }) : undefined}
              onEdit={canSubmit ? (object) => setDialog({ object }) : undefined}
              missing={wizard.error === "assessment.nothing_chosen"}
            />
          )}
          {wizard.step === "confirm" && <ConfirmStep chosen={wizard.chosen} />}
          {wizard.step === "submit" && (
            <AuthoriseStep
              authorised={wizard.authorised}
              onAuthorise={wizard.authorise}
              error={wizard.error}
            />
          )}
        </section>
        <aside className={css.rail} aria-label={t("wizard.summary")}>
          <Summary
            chosen={wizard.chosen}
            types={objects.types}
            onRemove={wizard.toggle}
            countdownDays={countdownDays}
            note={t(wizard.step === "submit" ? "wizard.readOnly" : "wizard.authorisedLast")}
            blocked={blocked}
            failure={
              submit.isError && !sent
                ? format.named(t(unknown ? "wizard.unknown" : "wizard.failed"), errorText(submit.error))
                : null
            }
            action={t(wizard.step === "submit" ? "wizard.submitAction" : "wizard.continue")}
            busy={sent !== null}
            onNext={() => void next()}
            onBack={wizard.step === "choose" ? undefined : wizard.back}
          />
        </aside>
      </div>
      {dialog && (
        <WebsiteDialog
          object={dialog.object}
          onClose={() => setDialog(null)}
          // A website added here was added to be assessed.
          onSaved={({ id }) => !dialog.object && wizard.toggle(id)}
        />
      )}
    </div>
  );
}
