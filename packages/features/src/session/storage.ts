import { isLanguage, type Language, languageOfTag } from "@candor/api/entities";

/** Where the browser keeps the bearer token, and the language that the reader chose. */
export const TOKEN_KEY = "candor.token";
export const LANGUAGE_KEY = "candor.lang";

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);
export const dropToken = (): void => localStorage.removeItem(TOKEN_KEY);

/** The stored language, else the one given, else the browser's first one that Candor speaks. */
export function readLanguage(otherwise?: Language): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  if (otherwise) return otherwise;
  return navigator.languages.map(languageOfTag).find((known) => known !== null) ?? "en";
}

/**
 * Keeps the language here and in a cookie, by which the server picks the prerendered sign-in. False where the browser
 * does not keep it, because its storage is full or shut: the next page is drawn as this one.
 */
export function storeLanguage(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    return localStorage.getItem(LANGUAGE_KEY) === language;
  } catch {
    return false;
  }
}

/** Keeps the chosen language and loads the page anew: texts are fetched in it from the start. */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  location.reload();
}

/** Name under which it is kept what sign-in tells, once, when it opens. */
export const NEWS_DRAFT = "sign-in-news";

/** Name under which it is kept that the session of this tab is a preview. Who signs in next forgets it, as every draft. */
export const PREVIEW_DRAFT = "preview";
