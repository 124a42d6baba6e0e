import { checkResetLink, resetPassword } from "@candor/api/contract";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { storeDraft, useEndpoint, usePlatform } from "../../platform/index.ts";
import { dropToken, NEWS_DRAFT } from "../../session/index.ts";
import { type NewPassword, passwordSchema } from "../schema.ts";
import { CredentialForm } from "./CredentialForm.tsx";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { LinkChecked } from "./LinkChecked.tsx";
import { PasswordPair } from "./PasswordPair.tsx";
import { View } from "./View.tsx";

const schema = passwordSchema("v1");

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
  const form = useForm<NewPassword>({
    resolver: standardSchemaResolver(schema),
    mode: "onTouched",
    defaultValues: { password: "", confirm_password: "" },
  });
  const send = async (values: NewPassword) => {
    await client.call(resetPassword, { code, ...values }, { quiet: true });
    onDone();
  };
  return (
    <CredentialForm form={form} send={send} submitLabel={t("reset.submit")} onProblem={onProblem}>
      <PasswordPair rule="v1" />
    </CredentialForm>
  );
}
