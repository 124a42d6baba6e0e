import { GitCompare } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { CloseIcon } from "../../internal/icons.tsx";
import { Picker } from "../PickList/Picker.tsx";
import * as css from "./ScanTimePicker.css.ts";
import { drawScan, type ScanOption, scanOptions, scanRowHeight } from "./scan-options.tsx";

export interface ScanCompare {
  /** Word of the button, such as "Compare". */
  label: string;
  /** What may be compared with, newest first. Default: the scans that are not shown. */
  scans?: readonly ScanOption[];
  /** Id of the assessment that the shown one is compared with; null while it is not. */
  value: string | null;
  /** Called with another assessment, or with null when comparing ends. */
  onChange: (id: string | null) => void;
  /** On the button while comparing, such as "Compared with 19 Oct 2026". */
  comparedText: (time: string) => string;
  /** Name of the button that ends comparing. */
  stopLabel: string;
  /** Why there is nothing to compare with, said when there is only one assessment. */
  aloneReason: string;
}

interface ComparePickerProps extends ScanCompare {
  scans: readonly ScanOption[];
  searchLabel: string;
  emptyText: string;
}

/** The assessment to compare with, out of the others. */
export function ComparePicker(props: ComparePickerProps) {
  const { label, value, onChange, comparedText, stopLabel, aloneReason, scans, ...rest } = props;
  const chosen = scans.find(({ id }) => id === value);
  return (
    <div className={css.compare}>
      <Picker
        {...rest}
        label={label}
        look={css.quiet}
        options={scanOptions(scans)}
        searchOver={1}
        value={value}
        onChange={onChange}
        rowHeight={scanRowHeight(scans)}
        draw={drawScan}
        disabledReason={scans.length === 0 ? aloneReason : undefined}
      >
        <Icon of={GitCompare} />
        <span className={css.compareText} aria-hidden={chosen ? undefined : true}>
          {chosen ? comparedText(chosen.time) : label}
        </span>
      </Picker>
      {chosen && (
        <button type="button" className={css.stop} aria-label={stopLabel} onClick={() => onChange(null)}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}
