import { afterEach, expect, it, vi } from "vitest";
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
  expect(storeLanguage("cn")).toBe(true);
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

it("says where a browser keeps no language: its storage is full, or forgets", () => {
  const set = vi.spyOn(Storage.prototype, "setItem");
  set.mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(storeLanguage("cn")).toBe(false);
  set.mockImplementationOnce(() => {});
  expect(storeLanguage("cn")).toBe(false);
  set.mockRestore();
  expect(storeLanguage("cn")).toBe(true);
});
