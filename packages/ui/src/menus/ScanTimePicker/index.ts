export type { ScanCompare } from "./ComparePicker.tsx";
export { ScanTimeButton, type ScanTimeButtonProps } from "./ScanTimeButton.tsx";
export { ScanTimePicker, type ScanTimePickerProps } from "./ScanTimePicker.tsx";
export type { ScanOption } from "./scan-options.tsx";
