import { accountCatalogue } from "../account/catalogue.ts";
import { lazyPart } from "../platform/index.ts";
import { sessionCatalogue } from "../session/index.ts";
import { credentialsCatalogue } from "./catalogue.ts";
import type { CredentialPageProps } from "./components/CredentialFrame.tsx";

const texts = [credentialsCatalogue, sessionCatalogue];
/** Those that ask for a job position say it as the profile does. */
const profileTexts = [...texts, accountCatalogue];

/** Asks for a link that sets a new password. */
export const ForgotPasswordPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/ForgotPassword.tsx"),
);
/** Sets a new password with the link of a mail. */
export const ResetPasswordPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/ResetPassword.tsx"),
);
/** Joins a team with the link of an invitation. */
export const ConfirmInvitePage = lazyPart<CredentialPageProps>(
  profileTexts,
  () => import("./components/ConfirmInvite.tsx"),
);
/** Asks for a link that opens the registration. */
export const RegisterEmailPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/RegisterEmail.tsx"),
);
/** Registers a company with the link of a mail. */
export const RegisterPage = lazyPart<CredentialPageProps>(
  profileTexts,
  () => import("./components/Register.tsx"),
);
/** Signs in with the link of a mail. */
export const MagicLinkPage = lazyPart<CredentialPageProps>(texts, () => import("./components/MagicLink.tsx"));

/** Opens a company's portal for staff. */
export const MisViewPage = lazyPart<CredentialPageProps>(texts, () => import("./components/MisView.tsx"));

/** Says that the page of an address is yet to come. */
export const PlaceholderPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/Placeholder.tsx"),
);

/** Completes single sign-on when the provider sends people back. */
export const SignOnReturnPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/sign-on/SignOnReturn.tsx"),
);
/** Begins single sign-on at once. */
export const SignOnStartPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/sign-on/SignOnStart.tsx"),
);
/** Signs out here and at the provider. */
export const SignOnEndPage = lazyPart<CredentialPageProps>(
  texts,
  () => import("./components/sign-on/SignOnEnd.tsx"),
);
/** Says that one has signed out at the provider. */
export const SignedOutPage = lazyPart<CredentialPageProps>(texts, () => import("./components/SignedOut.tsx"));
