const PREFIX = "candor.draft.";
/** Under which name it is kept who typed the drafts of this tab. */
const WRITER = "candor.writer";

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

/** Keeps what was typed; null forgets it. Where the storage is full, what stands there stays. */
export function storeDraft(name: string, value: unknown): void {
  keepDraft(name, value);
}

/** `storeDraft` that says whether the browser keeps it. */
export function keepDraft(name: string, value: unknown): boolean {
  if (value !== null) return keepItem(PREFIX + name, JSON.stringify(value));
  sessionStorage.removeItem(PREFIX + name);
  return true;
}

/** Forgets all that was typed in this tab, and who typed it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(WRITER);
}

/**
 * Keeps drafts to who typed them: somebody else who signs in in this tab does not meet them. Called once it is known who
 * is signed in, before any form reads its draft; again for the same person it does nothing.
 */
export function keepDraftsOf(writer: string): void {
  const before = sessionStorage.getItem(WRITER);
  if (before === writer) return;
  if (before !== null) forgetDrafts();
  // Where the storage is full, what stands there is of this writer, or of one who has not said who it is.
  keepItem(WRITER, writer);
}

function keepItem(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    // The storage is full. Nobody has to wait for a draft.
    return false;
  }
}
