export { Avatar, type AvatarProps, avatarSizes } from "./Avatar/index.ts";
export { Citation, type CitationItem, CitationList, type CitationListProps } from "./Citation/index.ts";
export { ConnectionState, type ConnectionStateProps, connectionStates } from "./ConnectionState/index.ts";
export { EnvironmentBadge, type EnvironmentBadgeProps } from "./EnvironmentBadge/index.ts";
export { FilterTag, type FilterTagProps } from "./FilterTag/index.ts";
export { IssueBadge, type IssueBadgeProps } from "./IssueBadge/index.ts";
export { PlanBadge, type PlanBadgeProps, planTiers } from "./PlanBadge/index.ts";
export { RedDot, type RedDotProps } from "./RedDot/index.ts";
export { StatusLabel, type StatusLabelProps, statusLabelLooks } from "./StatusLabel/index.ts";
export {
  ColorLabel,
  type ColorLabelProps,
  type LabelColor,
  labelColors,
  Tag,
  type TagColor,
  type TagProps,
  tagColors,
} from "./Tag/index.ts";
