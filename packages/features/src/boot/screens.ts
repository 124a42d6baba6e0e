import type { AppScreen } from "../navigation/app-screen.ts";
import { firstFetch } from "../navigation/first-call.ts";

/** Characters of a pattern before its first parameter. */
const named = (path: string) => path.split("/:", 1).join("").length;

/** What the head of an app has to know of its screens; the build adds their files. */
export const bootScreens = (screens: readonly (AppScreen & { permission?: string | null })[]) =>
  screens
    .flatMap((screen) => (screen.page === undefined ? [] : [{ ...screen, page: screen.page }]))
    .map((screen) => ({
      path: screen.path,
      page: screen.page,
      namespaces: screen.catalogues.map(({ namespace }) => namespace),
      ...(screen.permission ? { permission: screen.permission } : {}),
      calls: (screen.preload ?? []).map((first) => firstFetch(first, screen.path)),
    }))
    // The first one that fits is taken: the one that names most of the address.
    .toSorted((a, b) => named(b.path) - named(a.path));
