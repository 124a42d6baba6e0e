import { useId, useLayoutEffect, useRef, useState } from "react";
import { cx } from "../../internal/cx.ts";
import { EyeIcon, EyeOffIcon } from "../../internal/icons.tsx";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import * as css from "./PasswordField.css.ts";
import { type PasswordRule, RuleList, type RuleListProps } from "./RuleList.tsx";

type Base<P> = P extends unknown ? Omit<P, "type" | "end" | "clearLabel" | "onClear"> : never;

/** What the password must be, with its words, or neither. */
type Rules =
  | { rules: readonly PasswordRule[]; ruleWords: RuleListProps["ruleWords"] }
  | { rules?: never; ruleWords?: never };

export type PasswordFieldProps = Base<TextFieldProps> &
  Rules & {
    /** Name of the button that shows the password. */
    showLabel: string;
    /** Name of the button that hides it again. */
    hideLabel: string;
  };

/** A password with a button that shows and hides it, and where one is chosen, the rules it must meet. */
export function PasswordField({ showLabel, hideLabel, rules, ruleWords, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [password, setPassword] = useState("");
  const listId = `${useId()}-rules`;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(rest.ref, input);
  const label = shown ? hideLabel : showLabel;
  // A form library writes values without an event; each render therefore reads the input again.
  useLayoutEffect(() => setPassword(input.current?.value ?? ""));
  const props = {
    autoCapitalize: "none",
    spellCheck: false,
    ...rest,
    "aria-describedby": cx(rules && listId, rest["aria-describedby"]) || undefined,
    onInput: (event) => {
      setPassword(event.currentTarget.value);
      rest.onInput?.(event);
    },
  } as TextFieldProps;
  const field = (
    <TextField
      {...props}
      ref={merged}
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
  if (!rules) return field;
  return (
    <div className={css.withRules}>
      {field}
      <RuleList id={listId} {...{ rules, ruleWords, password }} />
    </div>
  );
}
