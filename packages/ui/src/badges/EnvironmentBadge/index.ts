export { EnvironmentBadge, type EnvironmentBadgeProps } from "./EnvironmentBadge.tsx";
