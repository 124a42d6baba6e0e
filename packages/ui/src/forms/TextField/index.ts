export type { BoundProps } from "./Counter.tsx";
export { TextField, type TextFieldProps } from "./TextField.tsx";
