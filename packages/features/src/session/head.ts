// What runs before the app's script is there: no library may come along.
export { signInHref } from "./return-path.ts";
export { readLanguage, readToken } from "./storage.ts";
