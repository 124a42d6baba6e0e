export { sessionCatalogue } from "./catalogue.ts";
export { Brand } from "./components/Brand.tsx";
export { EmailField } from "./components/EmailField.tsx";
export { LanguageMenu, type LanguageMenuProps } from "./components/LanguageMenu.tsx";
export { Pitch, type PitchProps } from "./components/Pitch.tsx";
export { PublicForm, type PublicFormProps } from "./components/PublicForm.tsx";
export { PublicFrame, type PublicFrameProps } from "./components/PublicFrame.tsx";
export { PublicView, type PublicViewProps } from "./components/PublicView.tsx";
export { SignInForm, type SignInFormProps } from "./components/SignInForm.tsx";
export { SignInPage, type SignInPageProps } from "./components/SignInPage.tsx";
export { useCurrentUser } from "./current-user.ts";
export { dropEndedToken } from "./ended.ts";
export type { FormFailure } from "./errors.ts";
export { failureOf } from "./errors.ts";
export { languageOf, useChooseLanguage, useOtherTabs, useSession, useSignOut } from "./hooks.ts";
export { leaveAddress } from "./leave.ts";
export { useSignInNews } from "./news.ts";
export {
  EMAIL_DRAFT,
  FORGOT_PASSWORD_PATH,
  REGISTER_EMAIL_PATH,
} from "./paths.ts";
export { RETURN_PARAM, SIGN_IN_PATHS, safeReturnPath, signInHref, withoutEndSlashes } from "./return-path.ts";
export { beginSignOn, SIGN_ON_KEY, takeSignOn } from "./sign-on.ts";
export {
  chooseLanguage,
  dropToken,
  LANGUAGE_KEY,
  NEWS_DRAFT,
  PREVIEW_DRAFT,
  readLanguage,
  readToken,
  storeLanguage,
  storeToken,
  TOKEN_KEY,
} from "./storage.ts";
