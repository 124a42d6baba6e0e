export type { AnalyticsScript, ChatScript } from "./scripts.ts";
export { useThirdParties } from "./use-third-parties.ts";
