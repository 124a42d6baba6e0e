export { credentialsCatalogue } from "./catalogue.ts";
export { ChangePasswordDialog, type ChangePasswordDialogProps } from "./components/ChangePasswordDialog.tsx";
export type { CredentialPageProps } from "./components/CredentialFrame.tsx";
export { CredentialViews, type CredentialViewsProps } from "./components/CredentialViews.tsx";
export { LinkChecked, type LinkCheckedProps } from "./components/LinkChecked.tsx";
export { NewPasswordFields, type NewPasswordFieldsProps } from "./components/NewPasswordFields.tsx";
export { PasswordForm, type PasswordFormProps } from "./components/PasswordForm.tsx";
export { View, type ViewProps } from "./components/View.tsx";
export {
  ConfirmInvitePage,
  ForgotPasswordPage,
  MagicLinkPage,
  MisViewPage,
  PlaceholderPage,
  RegisterEmailPage,
  RegisterPage,
  ResetPasswordPage,
  SignedOutPage,
  SignOnEndPage,
  SignOnReturnPage,
  SignOnStartPage,
} from "./pages.ts";
export { alike, type NewPassword, newPassword } from "./schema.ts";
