import type { ErrorCode } from "@candor/api/errors";

export const nowhere = "00000000-0000-4000-8000-000000000000";
export const byId = { id: nowhere };

/**
 * By endpoint, a request that is valid but finds nothing, and the code it is answered with where that is not
 * success. Every endpoint of the contract stands in one of the tables of this folder.
 */
export type AccessCases = Record<string, { request: Record<string, unknown>; answer?: ErrorCode }>;
