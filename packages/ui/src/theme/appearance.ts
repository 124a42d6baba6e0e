import { useSyncExternalStore } from "react";
import { storedText } from "./stored.ts";

/** What a person may choose. `system` follows the operating system. */
export const appearances = ["light", "dark", "system"] as const;
export type Appearance = (typeof appearances)[number];

/** What is drawn. */
export type ResolvedAppearance = Exclude<Appearance, "system">;

/** The localStorage key that holds the choice. */
export const appearanceKey = "candor.theme";

const darkQuery = "(prefers-color-scheme: dark)";
const store = storedText(appearanceKey);

const stored = (): Appearance => appearances.find((known) => known === store.read()) ?? "system";

/** The person's choice and its setter; remembered in this browser and shared with its other tabs. */
export function useAppearance(): [Appearance, (next: Appearance) => void] {
  return [useSyncExternalStore<Appearance>(store.subscribe, stored, () => "system"), store.write];
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
