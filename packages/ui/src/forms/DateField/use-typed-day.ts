import { useState } from "react";
import { useSettledValue } from "../use-settled-value.ts";
import { type DayProblem, type IsoDay, problemOf, readDay, writeDay } from "./days.ts";

interface TypedDay {
  value: IsoDay | null;
  /** A text that is no day, which the owner keeps. */
  left: string | null;
  onValueChange: (day: IsoDay | null, problem: DayProblem | null, text: string) => void;
  locale: string;
  min: IsoDay | undefined;
  max: IsoDay | undefined;
}

/** The text of a date field: what is typed stays as it is until it means a day, and says what is wrong with it. */
export function useTypedDay({ value, left, onValueChange, locale, min, max }: TypedDay) {
  const judge = (text: string) => {
    const read = readDay(text, locale);
    return { read, wrong: text.trim() ? problemOf(read, min, max) : null };
  };
  const problemIn = (text: string | null) => (text === null ? null : judge(text).wrong);
  const [draft, setDraft] = useState(left);
  const [problem, setProblem] = useState(() => problemIn(left));
  const [known, setKnown] = useState(value);
  const [knownLeft, setKnownLeft] = useState(left);
  /** The text of the last problem that the owner was told. */
  const [told, setTold] = useState(left ?? "");
  const [day, choose] = useSettledValue(value, () => {});
  const tell = (next: IsoDay | null, wrong: DayProblem | null, text: string) => {
    setProblem(wrong);
    setTold(text);
    if (!wrong) setDraft(null);
    if (next !== day) choose(next);
    if (next !== day || wrong !== problem || text !== told) onValueChange(next, wrong, text);
  };

  // A day set from outside takes the place of what was typed.
  if (known !== value) {
    setKnown(value);
    if (value !== null) {
      setDraft(null);
      setProblem(null);
    }
  }

  // So does a text that its owner kept, as over a reload of the page.
  if (knownLeft !== left) {
    setKnownLeft(left);
    if (left === null && draft === knownLeft) {
      setDraft(null);
      setTold("");
      setProblem(null);
    }
    if (left !== null && left !== draft) {
      setDraft(left);
      setTold(left);
      setProblem(problemIn(left));
    }
  }

  return {
    day,
    problem,
    text: draft ?? (day ? writeDay(day, locale) : ""),
    type(text: string) {
      setDraft(text);
      if (problem) setProblem(judge(text).wrong);
    },
    /** Takes what was typed: a day, nothing, or a problem. */
    commit() {
      if (draft === null) return;
      const { read, wrong } = judge(draft);
      tell(wrong ? null : read, wrong, wrong ? draft : "");
    },
    pick: (next: IsoDay) => tell(next, null, ""),
  };
}
