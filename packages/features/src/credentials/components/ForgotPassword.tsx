import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { MailView } from "./MailView.tsx";

/** Asks for a link that sets a new password. */
export default function ForgotPassword(page: CredentialPageProps) {
  return (
    <CredentialFrame {...page}>
      <MailView kind="reset" />
    </CredentialFrame>
  );
}
