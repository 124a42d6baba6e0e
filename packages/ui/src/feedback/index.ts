export { CopyButton, type CopyButtonProps } from "./CopyButton/index.ts";
export { Delayed, type DelayedProps } from "./Delayed/index.ts";
export { EmptyState } from "./EmptyState/index.ts";
export { type ErrorReference, ErrorScreen, type ErrorScreenProps } from "./ErrorScreen/index.ts";
export { Forbidden } from "./Forbidden/index.ts";
export { LoadError, type LoadErrorProps } from "./LoadError/index.ts";
export { PageLoader, type PageLoaderProps } from "./PageLoader/index.ts";
export {
  Skeleton,
  SkeletonPart,
  type SkeletonPartName,
  type SkeletonPartProps,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  skeletonParts,
  skeletonRowHeights,
} from "./Skeleton/index.ts";
export type { StateMessageProps } from "./StateMessage/StateMessage.tsx";
