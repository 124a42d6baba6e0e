import { Skeleton } from "@candor/ui/feedback";

/** Keeps the place of the choice of assessment while it is on its way, so that nothing moves when it comes. */
export const ScanTimePlace = () => <Skeleton width={160} height={40} />;
