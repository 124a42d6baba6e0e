import { PASSWORD_RULES } from "@candor/api/entities";
import { PasswordField, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldMessage, usePassing } from "../../platform/index.ts";
import { EmailField, PublicForm } from "../../session/index.ts";
import { useStaffSetup } from "../queries.ts";
import { type SetupValues, setupFailureOf, setupSchema } from "../setup-form.ts";

const NEEDS = Object.entries(PASSWORD_RULES.v2) as [
  keyof typeof PASSWORD_RULES.v2,
  (password: string) => boolean,
][];

export interface SetupFormProps {
  /** From the one-time link. */
  code: string;
  /** The account exists and is signed in. */
  onDone: () => void;
}

/** Creates the first staff account. */
export function SetupForm({ code, onDone }: SetupFormProps) {
  const { t } = useTranslation("staff-session");
  const setup = useStaffSetup(onDone);
  const form = useForm<SetupValues>({
    resolver: standardSchemaResolver(setupSchema),
    mode: "onBlur",
    reValidateMode: "onChange",
    defaultValues: { username: "", email: "", password: "" },
  });
  usePassing(form);
  const { errors } = form.formState;
  const say = useFieldMessage();
  return (
    <PublicForm
      form={form}
      send={(values) => setup.mutateAsync({ code, ...values })}
      failureOf={setupFailureOf}
      submitLabel={t("setup.submit")}
    >
      <TextField
        label={t("setup.username")}
        required
        autoComplete="name"
        clearLabel={t("setup.clear")}
        error={say(errors.username)}
        {...form.register("username")}
      />
      <EmailField
        label={t("setup.email")}
        required
        clearLabel={t("setup.clear")}
        error={say(errors.email)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("setup.password")}
        required
        autoComplete="new-password"
        showLabel={t("setup.showPassword")}
        hideLabel={t("setup.hidePassword")}
        error={say(errors.password)}
        rules={NEEDS.map(([id, met]) => ({ id, met, label: t(`setup.rule.${id}`) }))}
        ruleWords={{ met: t("setup.ruleMet"), open: t("setup.ruleOpen") }}
        {...form.register("password")}
      />
    </PublicForm>
  );
}
