import { LANGUAGE_TAGS } from "@candor/api/entities";
import { DateField, type DateFieldProps } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform } from "../platform/index.ts";

export interface DayFieldProps extends Omit<DateFieldProps, "aria-label" | "label" | "locale" | "words"> {
  label: string;
}

/** A day, typed or chosen in a calendar, in the reader's language. A bound on days is today. */
export function DayField(props: DayFieldProps) {
  const { t } = useTranslation("day-field");
  const format = useFormat();
  const { language } = usePlatform();
  return (
    <DateField
      {...props}
      locale={LANGUAGE_TAGS[language]}
      words={{
        open: t("open", { label: props.label }),
        loading: t("loading"),
        failed: t("failed"),
        calendar: t("name"),
        previousMonth: t("previous"),
        nextMonth: t("next"),
        day: (name, { today, chosen }) =>
          format.series([name, ...(today ? [t("today")] : []), ...(chosen ? [t("chosen")] : [])]),
        problem: (wrong, example) =>
          wrong === "format" ? t("problem.format", { example }) : t("problem.max"),
      }}
    />
  );
}
