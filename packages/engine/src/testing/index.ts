export { reply } from "../demo/respond.ts";
export type { Handler, Site } from "../demo/site.ts";
export { brokenSites } from "./broken-sites.ts";
export { LARGE_SITES, largeSites } from "./large-sites.ts";
export { startTestTargets, type TestTargets } from "./start.ts";
