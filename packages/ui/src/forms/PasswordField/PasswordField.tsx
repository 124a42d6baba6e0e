import { useState } from "react";
import { EyeIcon, EyeOffIcon } from "../../internal/icons.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import * as css from "./PasswordField.css.ts";

type Base<P> = P extends unknown ? Omit<P, "type" | "end" | "clearLabel" | "onClear"> : never;

export type PasswordFieldProps = Base<TextFieldProps> & {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
};

/** A password with a button that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  const props = { autoCapitalize: "none", spellCheck: false, ...rest } as TextFieldProps;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          className={css.toggle}
          aria-label={label}
          title={label}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        </button>
      }
    />
  );
}
