import { useState } from "react";
import { useSettledValue } from "../use-settled-value.ts";
import { type DayProblem, type IsoDay, problemOf, readDay, writeDay } from "./days.ts";

interface TypedDay {
  value: IsoDay | null;
  onValueChange: (day: IsoDay | null, problem: DayProblem | null) => void;
  locale: string;
  min: IsoDay | undefined;
  max: IsoDay | undefined;
}

/** The text of a date field: what is typed stays as it is until it means a day, and says what is wrong with it. */
export function useTypedDay({ value, onValueChange, locale, min, max }: TypedDay) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<DayProblem | null>(null);
  const [known, setKnown] = useState(value);
  const [day, choose] = useSettledValue(value, () => {});
  const tell = (next: IsoDay | null, wrong: DayProblem | null) => {
    setProblem(wrong);
    if (!wrong) setDraft(null);
    if (next !== day) choose(next);
    if (next !== day || wrong !== problem) onValueChange(next, wrong);
  };

  // A day set from outside takes the place of what was typed.
  if (known !== value) {
    setKnown(value);
    if (value !== null) {
      setDraft(null);
      setProblem(null);
    }
  }

  const judge = (text: string) => {
    const read = readDay(text, locale);
    return { read, wrong: text.trim() ? problemOf(read, min, max) : null };
  };

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
      tell(wrong ? null : read, wrong);
    },
    pick: (next: IsoDay) => tell(next, null),
  };
}
