import { TextField, type TextFieldProps } from "@candor/ui/forms";

/** The e-mail address that one signs in with. */
export const EmailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);
