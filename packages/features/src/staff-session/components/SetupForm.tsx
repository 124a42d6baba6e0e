import { PASSWORD_RULES } from "@candor/api/entities";
import { Button, PasswordField, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldMessage } from "../../platform/index.ts";
import { useStaffSetup } from "../queries.ts";
import { type SetupValues, setupFailureOf, setupSchema } from "../setup-form.ts";
import * as css from "./SetupForm.css.ts";

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
  const { errors, isSubmitting } = form.formState;
  const say = useFieldMessage();

  const submit = form.handleSubmit(async (values) => {
    try {
      await setup.mutateAsync({ code, ...values });
    } catch (error) {
      const { at, ...failure } = setupFailureOf(error);
      form.setError(at, failure, { shouldFocus: true });
    }
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t("setup.username")}
        required
        autoComplete="name"
        clearLabel={t("setup.clear")}
        error={say(errors.username)}
        {...form.register("username")}
      />
      <TextField
        label={t("setup.email")}
        required
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
      <div role="alert" className={css.failure}>
        {say(errors.root)}
      </div>
      <Button
        type="submit"
        variant="primary"
        size={40}
        fullWidth
        loading={isSubmitting || setup.isPending || setup.isSuccess}
      >
        {t("setup.submit")}
      </Button>
    </form>
  );
}
