import type { ErrorCode } from "@candor/api/errors";

/** What a call answers to an id that cannot be one: it has another shape, or characters that nothing is called by. */
export const MISADDRESSED: readonly ErrorCode[] = ["common.invalid", "common.characters"];
