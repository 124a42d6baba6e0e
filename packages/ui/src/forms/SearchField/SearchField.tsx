import { SearchIcon } from "../../internal/icons.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

type Base<P> = P extends unknown ? Omit<P, "type" | "icon" | "clearLabel"> : never;

export type SearchFieldProps = Base<TextFieldProps> & {
  /** Name of the clear button. */
  clearLabel: string;
};

/** A search box for tools: glass at the start, clear button at the end, 32 px high unless told otherwise. */
export function SearchField(props: SearchFieldProps) {
  const rest = { size: 32, ...props } as TextFieldProps;
  return (
    <TextField
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      icon={<SearchIcon size={16} />}
    />
  );
}
