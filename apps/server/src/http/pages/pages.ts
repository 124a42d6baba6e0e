import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Written by the portal's build: the path of every screen, such as `/checks/:objectId?`. */
const ROUTES_FILE = "routes.json";

/**
 * The address of a page whose escapes do not parse, read as it stands, so that the app says that nothing is there. Calls
 * keep theirs: a machine is refused.
 */
export function readablePage(url: string): string {
  if (!url.includes("%") || url.startsWith("/api/")) return url;
  const [path = ""] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** Does a path fit a route of React Router's: fixed segments, `:name`, and `:name?` that may be missing. */
export function fitsRoute(route: string, path: string): boolean {
  const wanted = segmentsOf(route);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const there = given[index];
    if (there === undefined) return segment.startsWith(":") && segment.endsWith("?");
    return segment.startsWith(":") || segment === there;
  });
}

/** Is there a screen at a path? Without a list of them, everywhere. */
export async function screensOf(folder: string): Promise<(path: string) => boolean> {
  const text = await readFile(join(folder, ROUTES_FILE), "utf8").catch(() => null);
  if (text === null) return () => true;
  const routes: string[] = JSON.parse(text);
  return (path) => routes.some((route) => fitsRoute(route, path));
}
