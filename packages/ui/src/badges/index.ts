export { Avatar, type AvatarProps, avatarSizes } from "./Avatar/index.ts";
export { Citation, type CitationItem, CitationList, type CitationListProps } from "./Citation/index.ts";
export {
  ConnectionState,
  type ConnectionStateName,
  type ConnectionStateProps,
  connectionCodes,
  connectionStateOf,
  connectionStates,
} from "./ConnectionState/index.ts";
export { EnvironmentBadge, type EnvironmentBadgeProps } from "./EnvironmentBadge/index.ts";
export { FilterTag, type FilterTagProps } from "./FilterTag/index.ts";
export { IssueBadge, type IssueBadgeProps, issueColorTypes } from "./IssueBadge/index.ts";
export {
  PlanBadge,
  type PlanBadgeProps,
  type PlanTier,
  planTierOf,
  planTiers,
  planVersions,
} from "./PlanBadge/index.ts";
export { RedDot, type RedDotProps } from "./RedDot/index.ts";
export {
  isCheckStatus,
  type KnownStatus,
  PassFail,
  type PassFailProps,
  StatusLabel,
  type StatusLabelProps,
  statusLabelLooks,
  statusOfRank,
  statusRanks,
} from "./StatusLabel/index.ts";
export {
  ColorLabel,
  type ColorLabelProps,
  type LabelColor,
  labelColors,
  Tag,
  type TagColor,
  type TagProps,
  type TagTextColor,
  tagColors,
  tagTextColors,
} from "./Tag/index.ts";
