import * as assessments from "./assessments.ts";
import * as auth from "./auth.ts";
import * as checks from "./checks.ts";
import type { Endpoint } from "./endpoint.ts";
import * as objects from "./objects.ts";
import * as scans from "./scans.ts";
import * as staffauth from "./staffauth.ts";
import * as uploads from "./uploads.ts";

export * from "./account.ts";
export * from "./assessments.ts";
export * from "./auth.ts";
export * from "./checks.ts";
export * from "./company.ts";
export * from "./endpoint.ts";
export * from "./files.ts";
export * from "./invitations.ts";
export * from "./members.ts";
export * from "./objects.ts";
export * from "./password.ts";
export * from "./preview.ts";
export * from "./registration.ts";
export * from "./scans.ts";
export * from "./signon.ts";
export * from "./staffauth.ts";
export * from "./uploads.ts";

/** Every endpoint. The server refuses to start when one has no handler. */
export const endpoints: readonly Endpoint[] = [auth, staffauth, objects, assessments, checks, scans, uploads]
  .flatMap((group) => Object.values(group))
  .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value);
