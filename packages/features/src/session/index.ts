export { sessionCatalogue } from "./catalogue.ts";
export { languageOf, useOtherTabs, useSession, useSignOut } from "./hooks.ts";
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
