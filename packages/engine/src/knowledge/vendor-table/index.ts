import type { VendorEntry } from "../types.ts";
import { advertising } from "./advertising.ts";
import { analytics } from "./analytics.ts";
import { chinese } from "./chinese.ts";
import { further } from "./further.ts";
import { infrastructure } from "./infrastructure.ts";
import { regional } from "./regional.ts";

/** Candor's own vendor table: asked before third-party-web, and the only source of head offices. */
export const vendorTable: readonly VendorEntry[] = [
  ...further,
  ...advertising,
  ...analytics,
  ...chinese,
  ...infrastructure,
  ...regional,
];
