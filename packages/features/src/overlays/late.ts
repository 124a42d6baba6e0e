import { fetchInTime } from "../platform/index.ts";

type Drawn = typeof import("./drawn.ts");

let drawn: Drawn | undefined;
let coming: Promise<void> | undefined;

/** What has been fetched. */
export const fetched = (): Drawn | undefined => drawn;

/** Fetches once; what did not arrive is asked for again the next time, where the browser does. */
export function fetchOverlays(): Promise<void> {
  coming ??= import("./drawn.ts").then(
    (module) => {
      drawn = module;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

fetchInTime(fetchOverlays);
