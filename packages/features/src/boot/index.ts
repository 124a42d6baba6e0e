export { preloadedFetch } from "./preloaded-fetch.ts";
export { useLaterFont } from "./use-later-font.ts";
