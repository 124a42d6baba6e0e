import type { Language } from "@candor/api/entities";
import { storeLanguage } from "@candor/features/session";

/** Keeps the chosen language; texts are fetched in it from the start, so the page reloads. */
export function speak(language: Language): void {
  storeLanguage(language);
  location.reload();
}
