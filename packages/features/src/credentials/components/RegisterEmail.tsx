import { CredentialFrame, type CredentialPageProps } from "./CredentialFrame.tsx";
import { MailView } from "./MailView.tsx";

/** Asks for a link that opens the registration. */
export default function RegisterEmail(page: CredentialPageProps) {
  return (
    <CredentialFrame {...page}>
      <MailView kind="register" />
    </CredentialFrame>
  );
}
