import { type IncomingMessage, request } from "node:http";
import { connect as connectTls, type TLSSocket } from "node:tls";
import type { EgressGuard } from "../egress/guard.ts";
import { portOf } from "../egress/vet-url.ts";
import type { HttpHeader } from "../facts/types.ts";
import { ScanFailed } from "./failure.ts";

export interface ProbeOptions {
  guard: EgressGuard;
  /** PEM of the authority for mapped hosts. */
  ca?: string;
  userAgent: string;
}

export interface ProbeReply {
  status: number;
  headers: HttpHeader[];
  location: string | null;
}

const REPLY_MS = 15_000;
const BODY_MS = 20_000;

/** A TLS connection over a vetted dial. Bad certificates are let through: judging them is not its part. */
export async function dialTls(
  { guard, ca }: ProbeOptions,
  host: string,
  port: number,
  versions: { minVersion: "TLSv1" | "TLSv1.1" | "TLSv1.2"; maxVersion?: "TLSv1" | "TLSv1.1" } = {
    minVersion: "TLSv1",
  },
): Promise<TLSSocket> {
  const dialled = await guard.dial(host, port);
  return new Promise((done, failed) => {
    const socket = connectTls({
      socket: dialled.socket,
      servername: /^[\d.:[\]]+$/.test(host) ? undefined : host,
      ca: dialled.mapped && ca ? ca : undefined,
      rejectUnauthorized: false,
      ALPNProtocols: ["http/1.1"],
      // Old servers are to be met, not avoided.
      ciphers: "DEFAULT@SECLEVEL=0",
      ...versions,
    });
    const timer = setTimeout(() => socket.destroy(new Error("TLS handshake timeout")), REPLY_MS);
    const settle = () => {
      clearTimeout(timer);
      guard.count(dialled.record, dialled.socket.bytesRead + dialled.socket.bytesWritten);
    };
    socket.once("secureConnect", () => {
      settle();
      done(socket);
    });
    socket.once("error", (error) => {
      settle();
      failed(error);
    });
  });
}

function headersOf(reply: IncomingMessage): HttpHeader[] {
  const headers: HttpHeader[] = [];
  for (let index = 0; index + 1 < reply.rawHeaders.length && headers.length < 100; index += 2) {
    const name = (reply.rawHeaders[index] ?? "").toLowerCase();
    headers.push({ name, value: (reply.rawHeaders[index + 1] ?? "").slice(0, 4_000) });
  }
  return headers;
}

/** Reads a body to its end and throws it away. Throws `too_large` past the cap. */
function drain(reply: IncomingMessage, maxBytes: number): Promise<void> {
  return new Promise((done) => {
    const tooLarge = () =>
      reply.destroy(new ScanFailed("too_large", `the first page is over ${maxBytes} bytes`));
    // A body that drips is left to the browser, which has its own deadline.
    const timer = setTimeout(() => reply.destroy(), BODY_MS);
    let seen = 0;
    if (Number(reply.headers["content-length"] ?? 0) > maxBytes) tooLarge();
    reply.on("data", (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes) tooLarge();
    });
    let failure: Error | null = null;
    reply.on("error", (error) => {
      failure = error;
    });
    reply.once("close", () => {
      clearTimeout(timer);
      done(failure instanceof ScanFailed ? Promise.reject(failure) : undefined);
    });
  });
}

/** Reads a body up to a cap, and leaves the rest. */
function take(reply: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reply.destroy(), BODY_MS / 2);
    reply.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) reply.destroy();
    });
    reply.on("error", () => null);
    reply.once("close", () => {
      clearTimeout(timer);
      done(Buffer.concat(chunks).subarray(0, most));
    });
  });
}

/** A file by GET through the guard, after at most three redirects: its type and its first bytes. */
export async function probeFile(
  options: ProbeOptions,
  start: URL,
  most: number,
): Promise<{ status: number; type: string; body: Buffer; url: string }> {
  let url = start;
  for (let hop = 0; ; hop += 1) {
    let body: Buffer = Buffer.alloc(0);
    const reply = await probe(options, url, {
      onBody: async (incoming) => {
        body = await take(incoming, most);
      },
    });
    const redirected = reply.status >= 300 && reply.status < 400 && reply.location !== null;
    if (redirected && hop < 3 && URL.canParse(reply.location ?? "", url)) {
      const next = new URL(reply.location ?? "", url);
      if (/^https?:$/.test(next.protocol)) {
        url = next;
        continue;
      }
    }
    const type = reply.headers.find(({ name }) => name === "content-type")?.value ?? "";
    return { status: reply.status, type: type.slice(0, 100), body, url: url.href };
  }
}

/** The same as text. */
export async function probeText(
  options: ProbeOptions,
  url: URL,
  most: number,
): Promise<{ status: number; type: string; text: string }> {
  const { status, type, body } = await probeFile(options, url, most);
  return { status, type, text: body.toString("utf8") };
}

/**
 * One GET through the guard, following nothing. Reads and drops the body when `maxBodyBytes` is given and
 * the reply is no redirect.
 */
export async function probe(
  options: ProbeOptions,
  url: URL,
  {
    cookie,
    maxBodyBytes,
    onBody,
    origin,
  }: {
    origin?: string;
    cookie?: string;
    maxBodyBytes?: number;
    onBody?: (reply: IncomingMessage) => Promise<void>;
  } = {},
): Promise<ProbeReply> {
  const secure = url.protocol === "https:";
  const port = portOf(url);
  const socket = secure
    ? await dialTls(options, url.hostname, port)
    : (await options.guard.dial(url.hostname, port)).socket;
  return new Promise((done, failed) => {
    const timer = setTimeout(
      () =>
        outgoing.destroy(new ScanFailed("timeout", `${url.host} took longer than ${REPLY_MS} ms to answer`)),
      REPLY_MS,
    );
    const outgoing = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        "user-agent": options.userAgent,
        accept: "text/html,application/xhtml+xml,*/*;q=0.8",
        "accept-language": "en",
        connection: "close",
        ...(cookie && { cookie }),
        ...(origin && { origin }),
      },
    });
    outgoing.once("error", (error) => {
      clearTimeout(timer);
      failed(error);
    });
    outgoing.once("response", (reply) => {
      clearTimeout(timer);
      const answer = {
        status: reply.statusCode ?? 0,
        headers: headersOf(reply),
        location: reply.headers.location ?? null,
      };
      const redirect = answer.status >= 300 && answer.status < 400 && answer.location !== null;
      if (onBody && !redirect) onBody(reply).then(() => done(answer), failed);
      else if (maxBodyBytes === undefined || redirect) {
        reply.once("error", () => null);
        reply.destroy();
        done(answer);
      } else drain(reply, maxBodyBytes).then(() => done(answer), failed);
    });
    outgoing.end();
  });
}
