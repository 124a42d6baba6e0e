export { type FieldWiring, FormField, type FormFieldProps } from "./FormField.tsx";
