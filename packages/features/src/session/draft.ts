const KEY = "candor.draft.email";

/** The e-mail that was typed before the page reloaded, e.g. for another language. Kept for this tab only. */
export const readDraft = (): string => sessionStorage.getItem(KEY) ?? "";

/** Keeps the typed e-mail; nothing forgets it. */
export function storeDraft(email: string): void {
  if (email === "") sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, email);
}
