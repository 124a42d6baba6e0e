export type { ScanCompare } from "./ComparePicker.tsx";
export { ScanTimePicker, type ScanTimePickerProps } from "./ScanTimePicker.tsx";
export type { ScanOption } from "./scan-options.tsx";
