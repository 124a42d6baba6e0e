import { Checkbox } from "@candor/ui/forms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { WizardError } from "../../wizard.ts";
import * as css from "./ConfirmStep.css.ts";

export interface AuthoriseStepProps {
  authorised: boolean;
  onAuthorise: (authorised: boolean) => void;
  error: WizardError | null;
}

/** Last step: the box by which the customer confirms ownership or authorisation. */
export function AuthoriseStep({ authorised, onAuthorise, error }: AuthoriseStepProps) {
  const { t } = useTranslation(["assessments", "message"]);
  const box = useRef<HTMLInputElement>(null);
  // Arriving here, and after a submission without the tick, the box is where to go on.
  useEffect(() => {
    if (error !== "assessment.nothing_chosen") box.current?.focus();
  }, [error]);
  return (
    <div className={css.step}>
      <h2 className={css.heading}>{t("wizard.authorisation")}</h2>
      <p className={css.lead}>{t("wizard.readOnlyNow")}</p>
      <Checkbox
        ref={box}
        required
        label={t("wizard.authorise")}
        checked={authorised}
        error={error === "assessment.not_authorised" ? t(`message:${error}`) : undefined}
        onChange={(event) => onAuthorise(event.target.checked)}
      />
    </div>
  );
}
