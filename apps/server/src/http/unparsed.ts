import type { Server } from "node:http";
import type { Socket } from "node:net";
import { ERRORS, type ErrorCode } from "@candor/api/errors";

/** Headers of answers that no route gives: nothing of them is shown, framed or kept. */
export const UNROUTED_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
};

/** What Node's parser has against a request, in our words. Anything else is no HTTP that we read. */
const REFUSED: Readonly<Record<string, readonly [status: string, key: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "common.too_large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Payload Too Large", "common.too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "common.invalid"],
};

/**
 * Answers what never became a request, as every other failure is answered, and lets the connection go. What language
 * its sender reads stood in headers that could not be read.
 */
export function answerUnparsed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, key] = REFUSED[error.code ?? ""] ?? ["400 Bad Request", "common.invalid" as const];
  const body = JSON.stringify({ code: ERRORS[key].code, message: ERRORS[key].en, data: null });
  const headers = {
    ...UNROUTED_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** What Node would answer by itself, without our headers and words, or not at all. */
export function answerUnasked(server: Server): void {
  // This is no proxy.
  server.on("connect", (_request, socket: Socket) => answerUnparsed(new Error("CONNECT"), socket));
  // An expectation that nobody knows is left aside: the call itself is answered.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}
