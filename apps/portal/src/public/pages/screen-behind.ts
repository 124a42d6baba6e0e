import { generatePath, matchPath } from "react-router";

/** Addresses by which reports, and tickets of other systems, are known, and the screen of the portal behind each. */
const SCREENS: Record<string, string> = {
  "/pages/report/:id": "/assessment/detail/:id",
  "/pages/s-report/:id": "/applications/:id",
  "/pages/s-reportnew/:id": "/applications/:id",
  "/pages/checkoutIntegration/:id": "/checkdetail/:id",
  "/pages/outIntegration/:assessment/:id": "/checkdetail/:id",
  "/pages/taskout/:assessment/:id": "/checkdetail/:id",
  "/pages/login-check": "/login",
};

/** Those that tickets of other systems have: what they lead to can be answered there. */
const OF_TICKETS = /^\/pages\/(checkoutIntegration|outIntegration|taskout)\//i;

/** Where an address leads that has no page for those who are not signed in: to its screen, or to the start. */
export function screenBehind(pathname: string, search: string): string {
  for (const [path, screen] of Object.entries(SCREENS)) {
    const found = matchPath(path, pathname);
    if (!found) continue;
    const { assessment, ...params } = found.params;
    const asked = new URLSearchParams(search);
    if (assessment) asked.set("assessment", assessment);
    if (OF_TICKETS.test(pathname)) asked.set("ticket", "1");
    const query = asked.toString();
    return generatePath(screen, params) + (query && `?${query}`);
  }
  return "/";
}
