import { checkResetLink, resetPassword } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { storeDraft, useEndpoint, usePlatform } from "../../platform/index.ts";
import { dropToken, NEWS_DRAFT } from "../../session/index.ts";
import type { NewPassword } from "../schema.ts";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { LinkChecked } from "./LinkChecked.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { View } from "./View.tsx";

/** Sets a new password with the link of a mail; signing in with it follows. */
export default function ResetPassword(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { code, signInHref, onLeave } = page;
  const query = useEndpoint(checkResetLink, { code: code ?? "" }, { quiet: true, enabled: !!code });
  const leave = () => {
    // All sessions of the account have ended, and sign-in would pass over who seems to have one.
    dropToken();
    storeDraft(NEWS_DRAFT, t("reset.done"));
    onLeave(signInHref);
  };
  return (
    <CredentialFrame {...page}>
      <LinkChecked query={query} code={code} next="reset">
        {({ email }, checked, onProblem) => (
          <View title={t("reset.title")} subtitle={t("reset.subtitle", { email })}>
            <ResetForm code={checked} onDone={leave} onProblem={onProblem} />
          </View>
        )}
      </LinkChecked>
    </CredentialFrame>
  );
}

interface ResetFormProps {
  code: string;
  onDone: () => void;
  onProblem: (error: unknown) => void;
}

function ResetForm({ code, onDone, onProblem }: ResetFormProps) {
  const { t } = useTranslation("credentials");
  const { client } = usePlatform();
  const send = async (values: NewPassword) => {
    await client.call(resetPassword, { code, ...values }, { quiet: true });
    onDone();
  };
  return <PasswordForm rule="v1" send={send} submitLabel={t("reset.submit")} onProblem={onProblem} />;
}
