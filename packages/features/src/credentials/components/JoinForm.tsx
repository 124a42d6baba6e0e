import { acceptInvitation } from "@candor/api/contract";
import { TextField } from "@candor/ui/forms";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import { type NewPassword, passwordSchema } from "../schema.ts";
import { CredentialForm } from "./CredentialForm.tsx";
import { PasswordPair } from "./PasswordPair.tsx";

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
    <CredentialForm form={form} send={send} submitLabel={t("invite.submit")} onProblem={onProblem}>
      <TextField label={t("email")} type="email" autoComplete="username" readOnly value={email} />
      <PasswordPair rule="v2" />
    </CredentialForm>
  );
}
