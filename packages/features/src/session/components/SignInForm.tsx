import type { ScreenCode } from "@candor/api/errors";
import { PasswordField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { readDraft, storeDraft, useFieldMessage, usePassing } from "../../platform/index.ts";
import { failureOf } from "../errors.ts";
import { EMAIL_DRAFT } from "../paths.ts";
import { type SignInValues, signInSchema } from "../schema.ts";
import { EmailField } from "./EmailField.tsx";
import { PublicForm } from "./PublicForm.tsx";
import * as css from "./SignInForm.css.ts";

export interface SignInFormProps {
  /** Signs in, and keeps what that gives. Rejects with what the server says. */
  signIn: (values: SignInValues) => Promise<unknown>;
  /** Page that helps who has forgotten the password; none when absent. */
  forgotHref?: string;
  /** Whose e-mail is kept as the draft is known to be who signs in: the password is what is asked for. */
  known?: boolean;
}

/** E-mail and password. A failure leaves what was typed where it is. */
export function SignInForm({ signIn, forgotHref, known = false }: SignInFormProps) {
  const { t } = useTranslation(["session", "message"]);
  const form = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    mode: "onBlur",
    reValidateMode: "onChange",
    // No default values: the fields may have been filled in before the script arrived.
  });
  usePassing(form);
  const { errors, isSubmitted } = form.formState;
  const say = useFieldMessage();
  const nothing =
    isSubmitted &&
    errors.email?.message === ("auth.email_required" satisfies ScreenCode) &&
    errors.password?.message === ("auth.password_required" satisfies ScreenCode);

  // The markup is drawn at build, where no browser is; what was kept comes in afterwards.
  useEffect(() => {
    const email = readDraft<string>(EMAIL_DRAFT);
    if (typeof email === "string" && !form.getValues("email")) form.setValue("email", email);
    if (known) form.setFocus("password");
  }, [form, known]);

  const send = async (values: SignInValues) => {
    await signIn(values);
    storeDraft(EMAIL_DRAFT, null);
  };

  return (
    <PublicForm
      form={form}
      send={send}
      failureOf={failureOf}
      hint={nothing && t("message:auth.credentials_required")}
      submitLabel={t("submit")}
    >
      <EmailField
        label={t("email")}
        clearLabel={t("clearEmail")}
        error={say(errors.email)}
        {...form.register("email", {
          onChange: (event) => storeDraft(EMAIL_DRAFT, event.target.value || null),
        })}
      />
      <PasswordField
        label={t("password")}
        labelEnd={
          forgotHref && (
            <a className={css.link} href={forgotHref}>
              {t("forgot")}
            </a>
          )
        }
        autoComplete="current-password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        error={say(errors.password)}
        {...form.register("password")}
      />
    </PublicForm>
  );
}
