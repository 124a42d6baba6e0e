import * as css from "./ScanTimePicker.css.ts";

export interface ScanOption {
  id: string;
  /** When it was, such as "18 Nov 2026, 14:20". */
  time: string;
  /** Under the time: version, number of objects. */
  detail?: string;
}

/** The same, as a list wants it. */
export const scanOptions = (scans: readonly ScanOption[]) =>
  scans.map((scan) => ({ ...scan, text: scan.detail ? `${scan.time} ${scan.detail}` : scan.time }));

/** Px of a row: two lines where any entry has two. */
export const scanRowHeight = (scans: readonly ScanOption[]) => (scans.some(({ detail }) => detail) ? 44 : 36);

/** One entry: the time, over what else is known. */
export function drawScan({ time, detail }: ScanOption) {
  return (
    <span className={css.words}>
      <span className={css.rowTime}>{time}</span>
      {detail && <span className={css.detail}>{detail}</span>}
    </span>
  );
}
