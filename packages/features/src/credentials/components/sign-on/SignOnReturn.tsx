import { signOnCallback } from "@candor/api/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEndpointMutation, useErrorText } from "../../../platform/index.ts";
import { safeReturnPath, storeToken, takeSignOn } from "../../../session/index.ts";
import { useOnce } from "../../use-once.ts";
import { CredentialFrame, type CredentialPageProps } from "../CredentialFrame.tsx";
import { EndedView } from "../EndedView.tsx";
import { PendingView } from "../PendingView.tsx";

/** Completes single sign-on with what the provider sent along, or says why it does not. */
export default function SignOnReturn(page: CredentialPageProps) {
  const { t } = useTranslation(["credentials", "message"]);
  const errorText = useErrorText();
  const { query, returnTo, onLeave } = page;
  const [elsewhere, setElsewhere] = useState(false);
  const { mutate, error } = useEndpointMutation(signOnCallback, {
    quiet: true,
    onSuccess: ({ token, redirect_uri }) => {
      storeToken(token);
      onLeave(safeReturnPath(redirect_uri, returnTo));
    },
  });
  useOnce(() => {
    const flow = takeSignOn();
    if (flow === null) setElsewhere(true);
    else mutate({ flow, query });
  });
  return (
    <CredentialFrame {...page}>
      {elsewhere || error ? (
        <EndedView
          title={t("signOn.failed")}
          text={elsewhere ? t("message:auth.sign_on_elsewhere") : errorText(error)}
          next="signIn"
        />
      ) : (
        <PendingView title={t("arriving")} />
      )}
    </CredentialFrame>
  );
}
