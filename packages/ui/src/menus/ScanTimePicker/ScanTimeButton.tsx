import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { ChevronDownIcon } from "../../internal/icons.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./ScanTimePicker.css.ts";

interface ScanTimeButtonTextProps {
  label: string;
  time: string;
}

/** What stands on the button of the list of assessments. */
export function ScanTimeButtonText({ label, time }: ScanTimeButtonTextProps) {
  return (
    <>
      <span aria-hidden="true" className={css.keyWord}>
        {label}
      </span>
      <span className={css.time}>{time}</span>
      <ChevronDownIcon size={16} className={css.chevron} />
    </>
  );
}

export interface ScanTimeButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Key word before the time, such as "Assessment"; the first to go when the bar is narrow. */
  label: string;
  /** Time of the assessment that is shown. */
  time: string;
}

/** The button of a `ScanTimePicker` alone: for a page that fetches the list when somebody presses it. */
export function ScanTimeButton({ label, time, className, ...rest }: ScanTimeButtonProps) {
  return (
    <button type="button" aria-haspopup="listbox" className={cx(css.button, className)} {...rest}>
      <span className={hidden}>{label}</span>
      <ScanTimeButtonText label={label} time={time} />
    </button>
  );
}
