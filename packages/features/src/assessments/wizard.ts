import type { listObjects, ReplyOf } from "@candor/api/contract";
import type { AssessmentObject } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import { useEffect, useState } from "react";
import { readDraft, storeDraft } from "../platform/index.ts";
import { type Blocked, blockedBy } from "./selection.ts";

export const WIZARD_STEPS = ["choose", "confirm", "submit"] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What is kept over a reload, such as one for another language. */
interface Draft {
  at: number;
  ids: readonly string[];
  authorised: boolean;
}

/** Name under which it is kept until it is sent. */
const DRAFT = "assessment";
const NOTHING: Draft = { at: 0, ids: [], authorised: false };

/** What stops the reader from going on. */
export type WizardError = Extract<ScreenCode, "assessment.nothing_chosen" | "assessment.not_authorised">;

export interface Wizard {
  step: WizardStep;
  chosen: readonly AssessmentObject[];
  /** Why an object cannot be chosen now; null when it can. */
  blockedBy: (object: AssessmentObject) => Blocked | null;
  authorised: boolean;
  error: WizardError | null;
  toggle: (id: string) => void;
  authorise: (authorised: boolean) => void;
  /** Goes on, or says why not. True when the last step is ready to be sent. */
  next: () => boolean;
  back: () => void;
  /** Forgets what was chosen: it has been sent. */
  forget: () => void;
}

/** The state of a new assessment. What was chosen stays while objects are reloaded. */
export function useWizard({ list, types }: Pick<ReplyOf<typeof listObjects>, "list" | "types">): Wizard {
  const [draft, setDraft] = useState<Draft>(() => ({ ...NOTHING, ...readDraft<Partial<Draft>>(DRAFT) }));
  const { at, ids, authorised } = draft;
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  useEffect(() => storeDraft(DRAFT, draft === NOTHING ? null : draft), [draft]);
  const [error, setError] = useState<WizardError | null>(null);
  const blocked = (object: AssessmentObject) => blockedBy(object, types);
  const chosen = list.filter((object) => ids.includes(object.id) && !blocked(object));
  // Everything chosen was taken away again, here or by someone else: there is nothing left to confirm.
  const step = chosen.length === 0 ? "choose" : (WIZARD_STEPS[at] ?? "choose");

  return {
    step,
    chosen,
    blockedBy: blocked,
    authorised,
    error,
    toggle: (id) => {
      setError(null);
      set({ ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] });
    },
    authorise: (value) => {
      setError(null);
      set({ authorised: value });
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
      set({ at: WIZARD_STEPS.indexOf(step) + 1 });
      return false;
    },
    back: () => {
      setError(null);
      set({ at: Math.max(0, WIZARD_STEPS.indexOf(step) - 1) });
    },
    // What is on the screen stays: whoever sent it is on the way to another one.
    forget: () => storeDraft(DRAFT, null),
  };
}
