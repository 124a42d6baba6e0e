import { defineCall, staff } from "../call.ts";

/** What an installation stands on, in the order in which it is shown. */
export const HEALTH_PARTS = ["database", "storage", "browser", "queue", "mail", "disk"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** `warning` still works and wants someone to look; `failed` does not work. */
export const HEALTH_STATES = ["ok", "warning", "failed"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const getHealth = defineCall({
  id: "health.get",
  method: "POST",
  path: "/api/mis/v2/health",
  access: staff("super"),
  timeout: 30_000,
});
