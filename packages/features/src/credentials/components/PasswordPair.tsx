import { PASSWORD_RULES, type PasswordRule } from "@candor/api/entities";
import { PasswordField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFieldMessage } from "../../platform/index.ts";
import { useFields } from "../form-context.ts";
import type { NewPassword } from "../schema.ts";

type Part = { [Rule in PasswordRule]: keyof (typeof PASSWORD_RULES)[Rule] }[PasswordRule];

/** A new password, what it needs, and the same once more. */
export function PasswordPair({ rule }: { rule: PasswordRule }) {
  const { t } = useTranslation("credentials");
  const say = useFieldMessage();
  const form = useFields<NewPassword>();
  const { errors } = form.formState;
  const show = { showLabel: t("showPassword"), hideLabel: t("hidePassword"), required: true };
  const parts = Object.entries(PASSWORD_RULES[rule]) as [Part, (password: string) => boolean][];
  return (
    <>
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        {...show}
        error={say(errors.password)}
        rules={parts.map(([id, met]) => ({ id, met, label: t(`rule.${id}`) }))}
        ruleWords={{ met: t("ruleMet"), open: t("ruleOpen") }}
        {...form.register("password", {
          // Whether the two are alike changes with either.
          onChange: () => errors.confirm_password && form.trigger("confirm_password"),
        })}
      />
      <PasswordField
        label={t("confirmPassword")}
        autoComplete="new-password"
        {...show}
        error={say(errors.confirm_password)}
        {...form.register("confirm_password")}
      />
    </>
  );
}
