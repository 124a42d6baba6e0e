import { acceptInvitation } from "@candor/api/contract";
import { TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { type NewPassword, passwordSchema } from "../schema.ts";
import { useSubmit } from "../use-submit.ts";
import * as css from "./credentials.css.ts";
import { PasswordPair } from "./PasswordPair.tsx";
import { SubmitRow } from "./SubmitRow.tsx";
import { TITLE_ID } from "./View.tsx";

const schema = passwordSchema("v2");

export interface JoinFormProps {
  code: string;
  /** Whom the invitation is for. */
  email: string;
  /** The account is there and signed in. */
  onJoined: (token: string) => void;
  onProblem: (error: unknown) => void;
}

/** Accepts an invitation with a password of one's own. */
export function JoinForm({ code, email, onJoined, onProblem }: JoinFormProps) {
  const { t } = useTranslation("credentials");
  const { client } = usePlatform();
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(schema),
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
  const send = async (values: NewPassword) => {
    const { token } = await client.call(acceptInvitation, { code, ...values }, { quiet: true });
    onJoined(token);
  };
  return (
    <FormProvider {...form}>
      <form
        className={css.form}
        onSubmit={useSubmit(form, send, { onProblem })}
        noValidate
        aria-labelledby={TITLE_ID}
      >
        <TextField label={t("email")} type="email" autoComplete="username" readOnly value={email} />
        <PasswordPair rule="v2" />
        <SubmitRow label={t("invite.submit")} />
      </form>
    </FormProvider>
  );
}
