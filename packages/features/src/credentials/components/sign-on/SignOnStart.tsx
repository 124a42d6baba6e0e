import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText, usePlatform } from "../../../platform/index.ts";
import { beginSignOn } from "../../../session/index.ts";
import { useOnce } from "../../use-once.ts";
import { CredentialFrame, type CredentialPageProps } from "../CredentialFrame.tsx";
import { EndedView } from "../EndedView.tsx";
import { PendingView } from "../PendingView.tsx";

/** Goes to the provider at once, as a link in a company's own start page does. */
export default function SignOnStart(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const { client } = usePlatform();
  const errorText = useErrorText();
  const { returnTo, onLeave } = page;
  const [error, setError] = useState<unknown>(null);
  useOnce(() => void beginSignOn(client, returnTo).then(onLeave, setError));
  return (
    <CredentialFrame {...page}>
      {error ? (
        <EndedView title={t("signOn.failed")} text={errorText(error)} next="signIn" />
      ) : (
        <PendingView title={t("signOn.leaving")} />
      )}
    </CredentialFrame>
  );
}
