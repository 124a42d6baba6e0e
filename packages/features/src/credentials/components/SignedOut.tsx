import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readToken } from "../../session/index.ts";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { EndedView } from "./EndedView.tsx";
import SignOnEnd from "./sign-on/SignOnEnd.tsx";

/** Where the provider sends people who have signed out there. Who is still signed in here is signed out here too. */
export default function SignedOut(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  const [signedIn] = useState(() => readToken() !== null);
  if (signedIn) return <SignOnEnd {...page} />;
  return (
    <CredentialFrame {...page}>
      <EndedView title={t("signOn.ended")} text={t("signOn.endedText")} next="signIn" />
    </CredentialFrame>
  );
}
