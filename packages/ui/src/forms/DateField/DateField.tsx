import { CalendarDays } from "lucide-react";
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { cx } from "../../internal/cx.ts";
import type { Labelled } from "../../internal/labelled.ts";
import { openMark } from "../../internal/place/open-mark.ts";
import * as placed from "../../internal/place/surface.css.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import * as control from "../control.css.ts";
import { FormField, type FormFieldProps } from "../FormField/FormField.tsx";
import * as password from "../PasswordField/PasswordField.css.ts";
import * as field from "../TextField/TextField.css.ts";
import type { CalendarProps, CalendarWords } from "./Calendar.tsx";
import * as css from "./DateField.css.ts";
import { type DayProblem, fromDate, type IsoDay, writeDay } from "./days.ts";
import { useDismiss } from "./use-dismiss.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** A day can still be typed where the calendar's script does not arrive. */
const Calendar = lazy<ComponentType<CalendarProps & { words: DateFieldWords }>>(() =>
  import("./Calendar.tsx").catch(() => ({ default: NoCalendar })),
);

export interface DateFieldWords extends CalendarWords {
  /** Name of the button that opens the calendar. */
  open: string;
  /** Shown until the calendar is there. */
  loading: string;
  /** Shown where the calendar could not be fetched. */
  failed: string;
  /** What is wrong with a text; `example` is a day as it should be written. */
  problem: (problem: DayProblem, example: string) => ReactNode;
}

interface Own extends Pick<FormFieldProps, "labelEnd" | "hint" | "error" | "required"> {
  /** The day as "2026-11-18", or null. */
  value: IsoDay | null;
  /** A text that is no day, as `onValueChange` told it: the field begins with it, and says why it is none. */
  typed?: string | null;
  /**
   * Called when the field is left, on Enter and on a press in the calendar; `problem` says why a text is no day, `text` is
   * that text, else empty.
   */
  onValueChange: (day: IsoDay | null, problem: DayProblem | null, text: string) => void;
  /** First day taken. */
  min?: IsoDay;
  /** Last day taken. */
  max?: IsoDay;
  /** Language in which the day is written and the calendar speaks, such as `en` or `zh-CN`. */
  locale: string;
  /** First column of the calendar, 0 is Sunday. Default 1, Monday. */
  weekStartsOn?: CalendarProps["weekStartsOn"];
  /** Default: the day it is on this device. */
  today?: IsoDay;
  words: DateFieldWords;
  /** Height in px: 40 in forms, 32 in tools. Default 40. */
  size?: 32 | 40;
  /** Class of the outermost element. */
  className?: string;
}

type Native = Omit<ComponentProps<"input">, keyof Own | "children" | "aria-label" | "defaultValue" | "type">;

export type DateFieldProps = Native & Own & Labelled;

/** A day, typed or chosen from a calendar. A text that is no day stays, with the reason under it. */
export function DateField(props: DateFieldProps) {
  const { label, labelEnd, hint, error, required, className, size = 40, words, today, ...rest } = props;
  const { value, typed: left = null, onValueChange, min, max, locale, ...others } = rest;
  const { weekStartsOn = 1, onBlur, onKeyDown, ...native } = others;
  const generated = useId();
  const id = native.id ?? generated;
  const typed = useTypedDay({ value, left, onValueChange, locale, min, max });
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  usePlace(frame, surface, { align: "end", open });
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(
    open,
    whole,
    useCallback(() => setOpen(false), []),
  );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const now = today ?? fromDate(new Date());
  const limit = { format: now, min: min ?? now, max: max ?? now };
  const problem = typed.problem && words.problem(typed.problem, writeDay(limit[typed.problem], locale));

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === "Enter") typed.commit();
    if (event.key === "ArrowDown" && event.altKey) setOpen(true);
  };

  return (
    <FormField
      {...{ label, labelEnd, hint, required, id, className }}
      error={problem || error}
      aria-describedby={native["aria-describedby"]}
    >
      {(wiring) => (
        <div ref={whole} className={placed.field} {...openMark(open)}>
          <div ref={frame} className={cx(control.frame, control.size[size])}>
            <input
              autoComplete="off"
              placeholder={writeDay(now, locale)}
              {...native}
              {...wiring}
              type="text"
              value={typed.text}
              className={cx(field.input, css.input)}
              onChange={(event) => typed.type(event.currentTarget.value)}
              onKeyDown={keys}
              onBlur={(event) => {
                typed.commit();
                onBlur?.(event);
              }}
            />
            <button
              ref={button}
              type="button"
              className={password.toggle}
              aria-label={words.open}
              aria-haspopup="dialog"
              aria-expanded={open}
              title={words.open}
              disabled={native.disabled || native.readOnly}
              onClick={() => setOpen(!open)}
            >
              <Icon of={CalendarDays} size={18} />
            </button>
          </div>
          <div
            ref={surface}
            popover="manual"
            role="dialog"
            aria-label={words.calendar}
            className={placed.surface}
            onKeyDown={(event) => event.key === "Escape" && close()}
          >
            {open && (
              <Suspense
                fallback={
                  <div role="status" className={css.waiting}>
                    {words.loading}
                  </div>
                }
              >
                <Calendar
                  {...{ min, max, locale, weekStartsOn, words }}
                  day={typed.day}
                  today={now}
                  onPick={(day) => {
                    typed.pick(day);
                    close();
                  }}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}

function NoCalendar({ words }: { words: DateFieldWords }) {
  return (
    <p role="status" className={css.waiting}>
      {words.failed}
    </p>
  );
}
