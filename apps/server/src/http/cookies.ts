import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie by which a browser is known. */
export interface DeviceCookie {
  readonly value: string | undefined;
  keep(value: string): void;
}

/** The value of a cookie of ours; undefined where there is none. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Sets a cookie that no script reads and no other site sends. `value` has no character that a cookie may not have. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, maxAgeS, secure }: { path: string; maxAgeS: number; secure: boolean },
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeS}`, "HttpOnly", "SameSite=Lax"];
  reply.header("set-cookie", [...parts, ...(secure ? ["Secure"] : [])].join("; "));
}
