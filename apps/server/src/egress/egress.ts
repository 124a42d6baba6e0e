import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable, Transform } from "node:stream";
import { connect as tlsConnect } from "node:tls";
import { vetDial } from "@candor/engine";

/** How the server itself calls other services: no redirect is followed, no answer is without end. */
export interface Egress {
  fetch(request: Request, options?: EgressOptions): Promise<Response>;
}

interface EgressOptions {
  /** Milliseconds without a byte after which a call is given up; default 30,000. */
  idleMs?: number;
}

/** The call was not made, or its answer is not taken. */
export class EgressError extends Error {
  override readonly name = "EgressError";
}

const IDLE_MS = 30_000;
const CONNECT_MS = 8_000;
const MOST_BYTES = 5_242_880;
const MOST_ADDRESSES = 3;
/** Statuses whose answers have no body. */
const NO_BODY = new Set([204, 205, 304]);

function dial(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error("connect timeout")), CONNECT_MS);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeAllListeners("error");
      resolve(socket);
    });
    socket.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

interface Options {
  /** Origins that the operator named: those alone may be on a private network or another port. */
  trusted: readonly string[];
  /** Names of this installation that nothing may dial. */
  deniedHosts?: readonly string[];
}

/** Calls out through the same vetting that every dial of an assessment passes, pinned to the vetted address. */
export function createEgress({ trusted, deniedHosts = [] }: Options): Egress {
  const origins = new Set(trusted.map((url) => new URL(url).origin));

  async function socketTo(url: URL): Promise<Socket> {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
    if (origins.has(url.origin)) return dial(host, port);
    const vetted = await vetDial(host, port, { deniedHosts });
    if (!vetted.ok) throw new EgressError(`${host}: ${vetted.refused}`);
    for (const address of vetted.addresses.slice(0, MOST_ADDRESSES)) {
      try {
        return await dial(address, vetted.port);
      } catch {
        // The next address may answer.
      }
    }
    throw new EgressError(`${host}: connect_failed`);
  }

  return {
    async fetch(request, { idleMs = IDLE_MS } = {}) {
      const url = new URL(request.url);
      const body = request.body ? Buffer.from(await request.arrayBuffer()) : null;
      const plain = await socketTo(url);
      const secure = url.protocol === "https:";
      const socket = secure ? tlsConnect({ socket: plain, servername: url.hostname }) : plain;
      const headers = { ...Object.fromEntries(request.headers), host: url.host, connection: "close" };
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const outgoing = httpRequest({
          createConnection: () => socket,
          method: request.method,
          path: url.pathname + url.search,
          headers: body ? { ...headers, "content-length": String(body.length) } : headers,
          signal: request.signal,
        });
        outgoing.setTimeout(idleMs, () =>
          outgoing.destroy(new EgressError(`${url.host}: no answer in time`)),
        );
        outgoing.once("response", resolve);
        outgoing.once("error", reject);
        outgoing.end(body ?? undefined);
      });
      return responseOf(answer);
    },
  };
}

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  if (NO_BODY.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  let seen = 0;
  const capped = new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      if (seen > MOST_BYTES) done(new EgressError("The answer is too large."));
      else done(null, chunk);
    },
  });
  answer.once("error", (error) => capped.destroy(error));
  capped.once("close", () => answer.destroy());
  return new Response(Readable.toWeb(answer.pipe(capped)) as ReadableStream, { status, headers });
}
