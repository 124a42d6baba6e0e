import { DayPicker, type Formatters, type Labels } from "react-day-picker";
import { ChevronLeftIcon, ChevronRightIcon } from "../../internal/icons.tsx";
import * as css from "./Calendar.css.ts";
import { fromDate, type IsoDay, toDate } from "./days.ts";

/** Words of a calendar; names of months and days come from the language itself. */
export interface CalendarWords {
  /** Name of the calendar. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  /** What is read for a day: its full name, whether it is today and whether it is the chosen one. */
  day: (name: string, is: { today: boolean; chosen: boolean }) => string;
}

export interface CalendarProps {
  day: IsoDay | null;
  onPick: (day: IsoDay) => void;
  min?: IsoDay;
  max?: IsoDay;
  today: IsoDay;
  locale: string;
  /** 0 is Sunday. */
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  words: CalendarWords;
}

/** One month to choose a day from. A part of its own, so that it is fetched when it is first opened. */
export default function Calendar(props: CalendarProps) {
  const { day, onPick, min, max, today, locale, weekStartsOn, words } = props;
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = write({ month: "long", year: "numeric" });
  const full = write({ dateStyle: "full" });
  const formatters: Partial<Formatters> = {
    formatCaption: month,
    formatDay: (date) => String(date.getDate()),
    formatWeekdayName: write({ weekday: "short" }),
  };
  const labels: Partial<Labels> = {
    labelNav: () => words.calendar,
    labelGrid: month,
    labelPrevious: () => words.previousMonth,
    labelNext: () => words.nextMonth,
    labelWeekday: write({ weekday: "long" }),
    labelGridcell: full,
    labelDayButton: (date, { today, selected }) =>
      words.day(full(date), { today: Boolean(today), chosen: Boolean(selected) }),
  };
  const limits = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  const first =
    [min, day ?? today]
      .filter((one) => one !== undefined)
      .sort()
      .at(-1) ?? today;

  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      fixedWeeks
      selected={day ? toDate(day) : undefined}
      onSelect={(date) => onPick(fromDate(date))}
      defaultMonth={toDate(max && first > max ? max : first)}
      {...(min && { startMonth: toDate(min) })}
      {...(max && { endMonth: toDate(max) })}
      disabled={limits}
      today={toDate(today)}
      weekStartsOn={weekStartsOn}
      formatters={formatters}
      labels={labels}
      components={{ Chevron: Arrow }}
      classNames={{
        root: css.root,
        nav: css.nav,
        month_caption: css.caption,
        button_previous: css.step,
        button_next: css.step,
        month_grid: css.grid,
        weekday: css.weekday,
        day: css.cell,
        day_button: css.dayIn,
        outside: css.outside,
        today: css.today,
        disabled: css.disabled,
        selected: css.selected,
      }}
    />
  );
}

function Arrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return orientation === "left" ? <ChevronLeftIcon size={18} /> : <ChevronRightIcon size={18} />;
}
