import type { listUnknown, ReplyOf } from "@candor/api/contract";

/** A host, cookie or key that no table knows. */
export type Unknown = ReplyOf<typeof listUnknown>["list"][number];
