const PREFIX = "candor.draft.";

/**
 * What was typed into a form before the page reloaded, e.g. for another language; null without. Kept for this tab only,
 * under the form's name. Never a password.
 */
export function readDraft<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as T | null;
  } catch {
    // Whoever wrote that, it is no draft.
    return null;
  }
}

/** Keeps what was typed; null forgets it. */
export function storeDraft(name: string, value: unknown): void {
  if (value === null) sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
}
