export {
  Skeleton,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  skeletonRowHeights,
} from "./Skeleton.tsx";
