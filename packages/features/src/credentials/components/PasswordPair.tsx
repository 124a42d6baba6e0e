import type { PasswordRule } from "@candor/api/entities";
import { useFieldMessage } from "../../platform/index.ts";
import { useFields } from "../form-context.ts";
import type { NewPassword } from "../schema.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

/** A new password in the form around it. */
export function PasswordPair({ rule }: { rule: PasswordRule }) {
  const say = useFieldMessage();
  const form = useFields<NewPassword>();
  const { errors } = form.formState;
  return (
    <NewPasswordFields
      rule={rule}
      register={form.register}
      errorOf={(name) => say(errors[name])}
      trigger={form.trigger}
    />
  );
}
