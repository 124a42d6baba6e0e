import { paragraphs } from "../rich-text.ts";
import * as css from "./CheckText.css.ts";
import { RichText } from "./RichText.tsx";

export interface CheckProseProps {
  /** Paragraphs are split at empty lines; empty texts are left out. */
  texts: readonly string[];
}

/** What is wrong, why, and what the law asks: paragraphs of a check's text. */
export function CheckProse({ texts }: CheckProseProps) {
  return (
    <div className={css.prose}>
      {texts.flatMap(paragraphs).map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

export interface FixStepsProps {
  /** One step an entry, each starting with a verb. */
  steps: readonly string[];
}

/** How to fix it, step by step. */
export function FixSteps({ steps }: FixStepsProps) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step} className={css.step}>
          <span>
            <RichText text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
