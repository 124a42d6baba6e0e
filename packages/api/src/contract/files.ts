/** Where stored files are read: `FILE_PATH` and the SHA-256, with a signature that lasts minutes. */
export const FILE_PATH = "/api/files/";

/** The address of a stored file. `expires` is in seconds since 1970. */
export function fileUrl(blob: string, expires: number, signature: string): string {
  return `${FILE_PATH}${blob}?e=${expires}&s=${signature}`;
}

/** The API reference, and the OpenAPI document it reads. */
export const DOCS_PATH = "/api/docs";
export const OPENAPI_PATH = "/api/docs/json";
/** Answers 200 while the server can serve. */
export const HEALTH_PATH = "/api/health";
/** For whatever watches the process: 200 as long as it answers at all, whatever becomes of its database. */
export const LIVE_PATH = "/healthz";
/** For whatever sends people here: 200 while it can serve them, 503 without its database and once it stops. */
export const READY_PATH = "/readyz";
