export { sessionCatalogue } from "./catalogue.ts";
export { LanguageMenu, type LanguageMenuProps } from "./components/LanguageMenu.tsx";
export { SignInForm, type SignInFormProps } from "./components/SignInForm.tsx";
export { SignInPage, type SignInPageProps } from "./components/SignInPage.tsx";
export { useCurrentUser } from "./current-user.ts";
export { languageOf, useChooseLanguage, useOtherTabs, useSession, useSignOut } from "./hooks.ts";
export { RETURN_PARAM, SIGN_IN_PATHS, safeReturnPath, signInHref } from "./return-path.ts";
export {
  dropToken,
  LANGUAGE_KEY,
  readLanguage,
  readToken,
  storeLanguage,
  storeToken,
  TOKEN_KEY,
} from "./storage.ts";
