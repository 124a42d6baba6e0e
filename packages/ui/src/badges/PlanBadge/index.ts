export { PlanBadge, type PlanBadgeProps, planTiers } from "./PlanBadge.tsx";
