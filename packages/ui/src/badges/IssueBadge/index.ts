export { IssueBadge, type IssueBadgeProps } from "./IssueBadge.tsx";
