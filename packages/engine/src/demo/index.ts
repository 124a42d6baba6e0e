export { createAuthority } from "./certificates.ts";
export { type DemoTargets, startDemoTargets } from "./start.ts";
