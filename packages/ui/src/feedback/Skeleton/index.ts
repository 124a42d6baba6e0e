export {
  SkeletonPart,
  type SkeletonPartName,
  type SkeletonPartProps,
  skeletonParts,
} from "./parts.tsx";
export {
  Skeleton,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  skeletonRowHeights,
} from "./Skeleton.tsx";
