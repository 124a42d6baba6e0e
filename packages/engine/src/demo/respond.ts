import type { IncomingMessage, ServerResponse } from "node:http";

/** A one-pixel picture. */
export const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export interface Reply {
  status?: number;
  type?: string;
  body?: string | Buffer;
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** Answers a request. */
export function reply(
  response: ServerResponse,
  { status = 200, type, body, cookies, headers = {} }: Reply,
): void {
  const all: Record<string, string | string[]> = { ...headers };
  if (type) all["content-type"] = type;
  if (cookies?.length) all["set-cookie"] = [...cookies];
  response.writeHead(status, all).end(body);
}

/** The path asked for, without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? "/").split("?")[0] ?? "/";

/** Is this a visitor already known under a cookie of that name? */
export const cookieOf = (request: IncomingMessage, name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.cookie ?? "")?.[1] ?? null;
