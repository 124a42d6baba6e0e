import type { CookieEntry, VendorEntry } from "./types.ts";

/** The invented vendors of the demo shop. Used in demo mode only. */
export const demoVendors: readonly VendorEntry[] = [
  { hosts: ["adreach.example"], name: "AdReach", category: "advertising", hq: "US", flags: ["pixel"] },
  { hosts: ["metricly.example"], name: "Metricly", category: "analytics", hq: "US" },
  {
    hosts: ["replaybox.example"],
    name: "ReplayBox",
    category: "session_replay",
    hq: "SG",
    flags: ["recorder"],
  },
  { hosts: ["pixelbox.example"], name: "Pixelbox", category: "marketing", hq: "CN", flags: ["pixel"] },
  {
    hosts: ["lumen-cdn.example", "lumencdn.example", "lumen.example"],
    name: "Lumen CDN",
    category: "cdn",
    hq: "IE",
  },
];

/** The cookies those vendors and the demo shop set. */
export const demoCookies: readonly CookieEntry[] = [
  { name: "_adr_*", vendor: "AdReach", purpose: "advertising" },
  { name: "adr_*", vendor: "AdReach", purpose: "advertising" },
  { name: "_mly_*", vendor: "Metricly", purpose: "analytics" },
  { name: "_rbx_*", vendor: "ReplayBox", purpose: "analytics" },
  { name: "rbx_*", vendor: "ReplayBox", purpose: "analytics" },
  { name: "px_*", vendor: "Pixelbox", purpose: "advertising" },
  { name: "_px_*", vendor: "Pixelbox", purpose: "advertising", domains: ["pixelbox.example"] },
];
