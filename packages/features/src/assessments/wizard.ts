import type { AssessmentObject } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import { useState } from "react";
import { blockedBy } from "./selection.ts";

export const WIZARD_STEPS = ["choose", "confirm", "submit"] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What stops the reader from going on. */
export type WizardError = Extract<ScreenCode, "assessment.nothing_chosen" | "assessment.not_authorised">;

export interface Wizard {
  step: WizardStep;
  chosen: readonly AssessmentObject[];
  authorised: boolean;
  error: WizardError | null;
  toggle: (id: string) => void;
  authorise: (authorised: boolean) => void;
  /** Goes on, or says why not. True when the last step is ready to be sent. */
  next: () => boolean;
  back: () => void;
}

/** The state of a new assessment. What was chosen stays while objects are reloaded. */
export function useWizard(objects: readonly AssessmentObject[]): Wizard {
  const [at, setAt] = useState(0);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [authorised, setAuthorised] = useState(false);
  const [error, setError] = useState<WizardError | null>(null);
  const chosen = objects.filter((object) => ids.includes(object.id) && !blockedBy(object));
  // Everything chosen was taken away again, here or by someone else: there is nothing left to confirm.
  const step = chosen.length === 0 ? "choose" : (WIZARD_STEPS[at] ?? "choose");

  return {
    step,
    chosen,
    authorised,
    error,
    toggle: (id) => {
      setError(null);
      setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
    },
    authorise: (value) => {
      setError(null);
      setAuthorised(value);
    },
    next: () => {
      const missing =
        chosen.length === 0
          ? "assessment.nothing_chosen"
          : step === "submit" && !authorised
            ? "assessment.not_authorised"
            : null;
      setError(missing);
      if (missing) return false;
      if (step === "submit") return true;
      setAt(WIZARD_STEPS.indexOf(step) + 1);
      return false;
    },
    back: () => {
      setError(null);
      setAt(Math.max(0, WIZARD_STEPS.indexOf(step) - 1));
    },
  };
}
