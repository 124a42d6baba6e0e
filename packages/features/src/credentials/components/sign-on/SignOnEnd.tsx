import { signOnLogout } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useEndpointMutation, useErrorText } from "../../../platform/index.ts";
import { dropToken, leaveAddress, readToken, SIGN_IN_PATHS } from "../../../session/index.ts";
import { useOnce } from "../../use-once.ts";
import { CredentialFrame, type CredentialPageProps } from "../CredentialFrame.tsx";
import { EndedView } from "../EndedView.tsx";
import { PendingView } from "../PendingView.tsx";

/** Ends every session that was begun by single sign-on, here and at the provider. */
export default function SignOnEnd(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const errorText = useErrorText();
  const { onLeave } = page;
  const { mutate, error } = useEndpointMutation(signOnLogout, {
    quiet: true,
    onSuccess: ({ url }) => {
      dropToken();
      onLeave(leaveAddress(url, location.origin));
    },
  });
  useOnce(() => (readToken() === null ? onLeave(SIGN_IN_PATHS[0]) : mutate({})));
  return (
    <CredentialFrame {...page}>
      {error ? (
        <EndedView title={t("signOn.notEnded")} text={errorText(error)} next="signIn" />
      ) : (
        <PendingView title={t("signOn.ending")} />
      )}
    </CredentialFrame>
  );
}
