import { afterEach, expect, it } from "vitest";
import { dropToken, LANGUAGE_KEY, readLanguage, readToken, storeLanguage, storeToken } from "./storage.ts";

afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${LANGUAGE_KEY}=; path=/; max-age=0`;
});

it("keeps the token until it is dropped", () => {
  expect(readToken()).toBeNull();
  storeToken("a-token");
  expect(readToken()).toBe("a-token");
  dropToken();
  expect(readToken()).toBeNull();
});

it("keeps the language here and in a cookie for the server", () => {
  storeLanguage("cn");
  expect(readLanguage()).toBe("cn");
  expect(document.cookie).toContain(`${LANGUAGE_KEY}=cn`);
});

it("takes the page's language where none is stored, and drops what it does not know", () => {
  expect(readLanguage("cn")).toBe("cn");
  localStorage.setItem(LANGUAGE_KEY, "fr");
  expect(readLanguage("cn")).toBe("cn");
  storeLanguage("en");
  expect(readLanguage("cn")).toBe("en");
});
