export { credentialsCatalogue } from "./catalogue.ts";
export type { CredentialPageProps } from "./components/CredentialFrame.tsx";
export {
  ConfirmInvitePage,
  ForgotPasswordPage,
  MagicLinkPage,
  RegisterEmailPage,
  RegisterPage,
  ResetPasswordPage,
} from "./pages.ts";
