export {
  PlanBadge,
  type PlanBadgeProps,
  type PlanTier,
  planTierOf,
  planTiers,
  planVersions,
} from "./PlanBadge.tsx";
