import { Picker } from "../PickList/Picker.tsx";
import { ComparePicker, type ScanCompare } from "./ComparePicker.tsx";
import { ScanTimeButtonText } from "./ScanTimeButton.tsx";
import * as css from "./ScanTimePicker.css.ts";
import { drawScan, type ScanOption, scanOptions, scanRowHeight } from "./scan-options.tsx";

export interface ScanTimePickerProps {
  /** Key word before the time, such as "Assessment"; the first to go when the bar is narrow. Names the list. */
  label: string;
  /** Newest first. */
  scans: readonly ScanOption[];
  /** Id of the assessment that is shown. */
  value: string | null;
  /** Called with another assessment than the one shown. */
  onChange: (id: string) => void;
  /** On the button while there is none. */
  placeholder: string;
  /** Name of the search box; it stands wherever there is a choice. */
  searchLabel: string;
  /** Said where the search finds nothing. */
  emptyText: string;
  /** The list is open from the start. */
  defaultOpen?: boolean;
  /** A second list: the assessment to compare with. */
  compare?: ScanCompare;
}

/** Which assessment of the app the page is about, and which other one it is compared with. */
export function ScanTimePicker({ label, scans, value, placeholder, compare, ...rest }: ScanTimePickerProps) {
  const chosen = scans.find(({ id }) => id === value);
  return (
    <div className={css.pickers}>
      <Picker
        {...rest}
        label={label}
        look={css.button}
        options={scanOptions(scans)}
        searchOver={1}
        value={value}
        rowHeight={scanRowHeight(scans)}
        draw={drawScan}
      >
        <ScanTimeButtonText label={label} time={chosen?.time ?? placeholder} />
      </Picker>
      {compare && (
        <ComparePicker
          {...compare}
          scans={compare.scans ?? scans.filter(({ id }) => id !== value)}
          searchLabel={rest.searchLabel}
          emptyText={rest.emptyText}
        />
      )}
    </div>
  );
}
