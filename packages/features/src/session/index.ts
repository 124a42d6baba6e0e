export { sessionCatalogue } from "./catalogue.ts";
export {
  dropToken,
  LANGUAGE_KEY,
  readLanguage,
  readToken,
  storeLanguage,
  storeToken,
  TOKEN_KEY,
} from "./storage.ts";
