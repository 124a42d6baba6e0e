export {
  type IsMeant,
  type TextMatch,
  TextMatchProvider,
  type TextMatchProviderProps,
  textMatcher,
  useTextMatch,
} from "../internal/text-match.tsx";
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from "./Button/index.ts";
export { Checkbox, type CheckboxProps } from "./Checkbox/index.ts";
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  comboboxSearchDelay,
} from "./Combobox/index.ts";
export {
  type CalendarWords,
  DateField,
  type DateFieldProps,
  type DateFieldWords,
  type DayProblem,
  dayProblems,
  type IsoDay,
} from "./DateField/index.ts";
export {
  type FileLimits,
  type FileRejection,
  FileUpload,
  type FileUploadProps,
  type FileUploadWords,
  fileRejections,
  fileSize,
  rejectionOf,
  type UploadController,
  type UploadItem,
  type UploadOptions,
  type UploadState,
  type UploadTransport,
  uploadStates,
  useUploads,
} from "./FileUpload/index.ts";
export { FormActions, type FormActionsProps } from "./FormActions/index.ts";
export { type FieldWiring, FormField, type FormFieldProps } from "./FormField/index.ts";
export { IconButton, type IconButtonProps } from "./IconButton/index.ts";
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from "./MultiSelect/index.ts";
export { PasswordField, type PasswordFieldProps, type PasswordRule } from "./PasswordField/index.ts";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./RadioGroup/index.ts";
export { SearchField, type SearchFieldProps } from "./SearchField/index.ts";
export { type Segment, SegmentedControl, type SegmentedControlProps } from "./SegmentedControl/index.ts";
export { Select, type SelectOption, type SelectProps } from "./Select/index.ts";
export { type Step, Stepper, type StepperProps, type StepState, stepStates } from "./Stepper/index.ts";
export { Switch, type SwitchProps } from "./Switch/index.ts";
export { TextArea, type TextAreaProps } from "./TextArea/index.ts";
export { type BoundProps, TextField, type TextFieldProps } from "./TextField/index.ts";
