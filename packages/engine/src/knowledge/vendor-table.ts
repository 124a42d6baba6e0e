import type { VendorEntry } from "./types.ts";
export const vendorTable: readonly VendorEntry[] = [
  { hosts: ["google-analytics.com"], name: "Google Analytics", category: "analytics", hq: "US" },
];
