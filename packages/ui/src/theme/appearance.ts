import { useCallback, useSyncExternalStore } from "react";

/** What a person may choose. `system` follows the operating system. */
export const appearances = ["light", "dark", "system"] as const;
export type Appearance = (typeof appearances)[number];

/** What is drawn. */
export type ResolvedAppearance = Exclude<Appearance, "system">;

/** The localStorage key that holds the choice. */
export const appearanceKey = "candor.theme";

const darkQuery = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

function stored(): Appearance {
  try {
    const value = localStorage.getItem(appearanceKey);
    return appearances.find((known) => known === value) ?? "system";
  } catch {
    // Storage can be refused (private mode, policy): the system decides then.
    return "system";
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The person's choice and its setter; remembered in this browser and shared with its other tabs. */
export function useAppearance(): [Appearance, (next: Appearance) => void] {
  const appearance = useSyncExternalStore<Appearance>(subscribe, stored, () => "system");
  const set = useCallback((next: Appearance) => {
    try {
      localStorage.setItem(appearanceKey, next);
    } catch {
      // See `stored`: nothing is remembered, nothing breaks.
    }
    for (const listener of listeners) listener();
  }, []);
  return [appearance, set];
}

function subscribeSystem(listener: () => void) {
  const query = matchMedia(darkQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** `system` turned into what the operating system asks for now. */
export function useResolvedAppearance(appearance: Appearance): ResolvedAppearance {
  const systemIsDark = useSyncExternalStore(
    subscribeSystem,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  if (appearance !== "system") return appearance;
  return systemIsDark ? "dark" : "light";
}
