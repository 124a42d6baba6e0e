export { credentialsCatalogue } from "./catalogue.ts";
export type { CredentialPageProps } from "./components/CredentialFrame.tsx";
export {
  ConfirmInvitePage,
  ForgotPasswordPage,
  MagicLinkPage,
  MisViewPage,
  RegisterEmailPage,
  RegisterPage,
  ResetPasswordPage,
  SignedOutPage,
  SignOnEndPage,
  SignOnReturnPage,
  SignOnStartPage,
} from "./pages.ts";
