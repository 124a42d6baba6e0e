import { endpoints } from "@candor/api/endpoints";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router";
import { type AppScreen, firstRequests } from "../navigation/index.ts";
import { type AppRouter, type AppRoutes, createAppRouter } from "./router.ts";

/** A router with a history of its own, for a story or a test. */
export const createMemoryRouter = (routes: AppRoutes, path = "/"): AppRouter =>
  createAppRouter(routes, createMemoryHistory({ initialEntries: [path] }));

/** Ids of the calls that a screen asks ahead at an address that no parameter fits, and that would be refused unread. */
export function refusedAhead(screen: AppScreen): string[] {
  const asked = firstRequests(screen, { pathname: screen.path.replace(/:(\w+)\??/g, "zz"), search: "" });
  return asked.flatMap(({ call: { id }, request }) => {
    const endpoint = endpoints.find((one) => one.id === id);
    return endpoint?.request.safeParse(request).success ? [] : [id];
  });
}

/** `docs/screens.md` with an app's rows written anew: those whose address is its own. */
export function documentScreens(
  documented: string,
  screens: readonly AppScreen[],
  titleOf: (id: string) => string,
  isOwn: (path: string) => boolean,
): string {
  const lines = documented.split("\n");
  const isRow = (line: string) => {
    const [, path, state] = /^\| `([^`]+)` \| [^|]+ \| (there|not available yet) \|$/.exec(line) ?? [];
    return path !== undefined && state !== undefined && isOwn(path);
  };
  const first = lines.findIndex(isRow);
  const rows = screens.map(
    ({ id, path, page }) =>
      `| \`${path}\` | ${titleOf(id)} | ${page === undefined ? "not available yet" : "there"} |`,
  );
  const rest = lines.filter((line) => !isRow(line));
  return [...rest.slice(0, first), ...rows, ...rest.slice(first)].join("\n");
}
