export { IssueBadge, type IssueBadgeProps, issueColorTypes } from "./IssueBadge.tsx";
