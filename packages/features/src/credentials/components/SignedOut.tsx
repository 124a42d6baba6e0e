import { useTranslation } from "react-i18next";
import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { EndedView } from "./EndedView.tsx";

/** Where the provider sends people who have signed out there. */
export default function SignedOut(page: CredentialPageProps) {
  const { t } = useTranslation("credentials");
  return (
    <CredentialFrame {...page}>
      <EndedView title={t("signOn.ended")} text={t("signOn.endedText")} next="signIn" />
    </CredentialFrame>
  );
}
