import type { ApiClient } from "@candor/api/client";
import { signIn } from "@candor/api/contract";
import { Button, PasswordField, TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft } from "../../platform/index.ts";
import { failureOf } from "../errors.ts";
import { type SignInError, type SignInValues, signInSchema } from "../schema.ts";
import * as css from "./SignInForm.css.ts";

export interface SignInFormProps {
  client: ApiClient;
  /** The call that signs in; a customer's when absent. */
  endpoint?: typeof signIn;
  /** The session's bearer token, for the app to keep. */
  onSignedIn: (token: string) => void;
}

/** Name of the kept e-mail. */
const DRAFT = "email";

/** E-mail and password. A failure leaves what was typed where it is. */
export function SignInForm({ client, endpoint = signIn, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation("session");
  const form = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    mode: "onBlur",
    reValidateMode: "onChange",
    // No default values: the fields may have been filled in before the script arrived.
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const text = (message: string | undefined) => message && t(`error.${message as SignInError}`);

  // The markup is drawn at build, where no browser is; what was kept comes in afterwards.
  useEffect(() => {
    const email = readDraft<string>(DRAFT);
    if (typeof email === "string" && !form.getValues("email")) form.setValue("email", email);
  }, [form]);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { token } = await client.call(endpoint, values, { quiet: true });
      storeDraft(DRAFT, null);
      onSignedIn(token);
    } catch (error) {
      const { at, error: message } = failureOf(error);
      form.setError(at, { message }, { shouldFocus: true });
    }
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <TextField
        label={t("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        clearLabel={t("clearEmail")}
        error={text(errors.email?.message)}
        {...form.register("email", { onChange: (event) => storeDraft(DRAFT, event.target.value || null) })}
      />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        error={text(errors.password?.message)}
        {...form.register("password")}
      />
      <div role="alert" className={css.failure}>
        {text(errors.root?.message)}
      </div>
      <Button
        type="submit"
        variant="primary"
        size={40}
        fullWidth
        loading={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {t("submit")}
      </Button>
    </form>
  );
}
