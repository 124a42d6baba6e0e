import type { Catalogue } from "../platform/index.ts";
import type { FirstCall } from "./first-call.ts";

/** One screen of an app, as its registry has it. What decides who may open it is the app's own. */
export interface AppScreen<Id extends string = string> {
  id: Id;
  /** Route pattern with the parameters of the specification, e.g. `/checks/:objectId?/:paramsScanId?`. */
  path: string;
  /** Further addresses that lead to it. */
  alsoAt?: readonly string[];
  /** Folder under the app's `pages`; a screen without one is not available yet, and says so. */
  page?: string;
  /** Screen whose menu item is marked while this one is open, and whose access it needs as well. */
  parent?: Id;
  /** Texts that the screen shows. */
  catalogues: readonly Catalogue[];
  /** What the screen asks first; started before its code is there. */
  preload?: readonly FirstCall[];
}

/** Path of a pattern without its optional parameters: `/checks/:objectId?` is `/checks`. */
export function hrefOf(screen: Pick<AppScreen, "path">): string {
  return screen.path.replace(/\/:[^/]+\?/g, "");
}

/** Whether a screen is not there yet: what offers it says so. */
export const isComing = ({ page }: Pick<AppScreen, "page">): boolean => page === undefined;

/** Whether an address of the app, with whatever parameters and query, is one of this screen. */
export function leadsTo(screen: Pick<AppScreen, "path">, href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  const given = path.split("/");
  const pattern = screen.path.split("/");
  const fits = (part: string, index: number) => {
    const value = given[index];
    if (!part.startsWith(":")) return value === part;
    return value ? true : value === undefined && part.endsWith("?");
  };
  return given.length <= pattern.length && pattern.every(fits);
}
