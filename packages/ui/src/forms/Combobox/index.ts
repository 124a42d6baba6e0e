export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export { type ComboboxOption, comboboxSearchDelay } from "./use-options.ts";
