/** A text kept in this browser and shared with its other tabs. Where storage is refused nothing is kept, and nothing breaks. */
export function storedText(key: string) {
  const listeners = new Set<() => void>();
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        // Storage can be refused (private mode, policy).
        return null;
      }
    },
    write(text: string) {
      try {
        localStorage.setItem(key, text);
      } catch {
        // See `read`.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
