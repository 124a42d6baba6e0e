import { PASSWORD_RULES, type PasswordRule } from "@candor/api/entities";
import { PasswordField } from "@candor/ui/forms";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewPassword } from "../schema.ts";

type Part = { [Rule in PasswordRule]: keyof (typeof PASSWORD_RULES)[Rule] }[PasswordRule];
type Name = keyof NewPassword;

export interface NewPasswordFieldsProps {
  rule: PasswordRule;
  register: (name: Name, options?: { onChange?: () => unknown }) => UseFormRegisterReturn<string>;
  errorOf: (name: Name) => string | undefined;
  /** Looks at a field anew. */
  trigger: (name: Name) => unknown;
}

/** A new password, what it needs, and the same once more. */
export function NewPasswordFields({ rule, register, errorOf, trigger }: NewPasswordFieldsProps) {
  const { t } = useTranslation("credentials");
  const show = { showLabel: t("showPassword"), hideLabel: t("hidePassword"), required: true };
  const parts = Object.entries(PASSWORD_RULES[rule]) as [Part, (password: string) => boolean][];
  const different = errorOf("confirm_password");
  return (
    <>
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        {...show}
        error={errorOf("password")}
        rules={parts.map(([id, met]) => ({ id, met, label: t(`rule.${id}`) }))}
        ruleWords={{ met: t("ruleMet"), open: t("ruleOpen") }}
        // Whether the two are alike changes with either.
        {...register("password", { onChange: () => different !== undefined && trigger("confirm_password") })}
      />
      <PasswordField
        label={t("confirmPassword")}
        autoComplete="new-password"
        {...show}
        error={different}
        {...register("confirm_password")}
      />
    </>
  );
}
