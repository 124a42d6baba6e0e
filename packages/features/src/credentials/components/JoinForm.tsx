import { acceptInvitation } from "@candor/api/contract";
import { TextField } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { usePlatform } from "../../platform/index.ts";
import type { NewPassword } from "../schema.ts";
import { PasswordForm } from "./PasswordForm.tsx";

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
  const send = async (values: NewPassword) => {
    const { token } = await client.call(acceptInvitation, { code, ...values }, { quiet: true });
    onJoined(token);
  };
  return (
    <PasswordForm rule="v2" send={send} submitLabel={t("invite.submit")} onProblem={onProblem}>
      <TextField label={t("email")} type="email" autoComplete="username" readOnly value={email} />
    </PasswordForm>
  );
}
