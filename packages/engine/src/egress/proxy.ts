import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type DialLog, type Dialled, DialRefused, type EgressGuard } from "./guard.ts";

/** A forward proxy on loopback that one browser uses as its only route. */
export interface EgressProxy {
  /** For `--proxy-server`. */
  address: string;
  /** Dials made through this proxy. */
  log: DialLog;
  close(): Promise<void>;
}

const HOP_BY_HOP = [
  "proxy-connection",
  "proxy-authorization",
  "connection",
  "keep-alive",
  "upgrade",
  "te",
  "trailer",
];

/** Splits `host:port` and `[v6]:port`. */
function parseAuthority(authority: string): { host: string; port: number } | null {
  const match = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(authority);
  return match?.[1] && match[2] ? { host: match[1], port: Number(match[2]) } : null;
}

function join(guard: EgressGuard, dialled: Dialled, client: Duplex, head: Buffer): void {
  const { socket } = dialled;
  guard.meter(dialled);
  if (head.length > 0) socket.write(head);
  socket.pipe(client);
  client.pipe(socket);
  const end = () => {
    socket.destroy();
    client.destroy();
  };
  socket.on("error", end).once("close", end);
  client.on("error", end).once("close", end);
}

function refusal(error: unknown): string {
  return error instanceof DialRefused ? error.refused : "internal";
}

async function tunnel(guard: EgressGuard, log: DialLog, authority: string, client: Duplex, head: Buffer) {
  client.on("error", () => client.destroy());
  const target = parseAuthority(authority);
  if (!target) {
    client.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    return;
  }
  try {
    const dialled = await guard.dial(target.host, target.port, log);
    if (client.destroyed) {
      dialled.socket.destroy();
      return;
    }
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    join(guard, dialled, client, head);
  } catch (error) {
    client.end(`HTTP/1.1 403 Forbidden\r\nX-Egress-Refused: ${refusal(error)}\r\nContent-Length: 0\r\n\r\n`);
  }
}

async function forward(
  guard: EgressGuard,
  log: DialLog,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  const url = URL.canParse(incoming.url ?? "") ? new URL(incoming.url ?? "") : null;
  if (url?.protocol !== "http:" || url.username) {
    response.writeHead(400).end();
    return;
  }
  try {
    const dialled = await guard.dial(url.hostname, Number(url.port || 80), log);
    guard.meter(dialled);
    dialled.socket.on("error", () => response.destroy());
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
    );
    const outgoing = request({
      createConnection: () => dialled.socket,
      method: incoming.method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, connection: "close" },
    });
    outgoing.on("response", (reply) => {
      const replyHeaders = reply.rawHeaders.filter(
        (_, index, all) => !HOP_BY_HOP.includes((all[index - (index % 2)] ?? "").toLowerCase()),
      );
      response.writeHead(reply.statusCode ?? 502, replyHeaders);
      reply.pipe(response);
      reply.on("error", () => response.destroy());
    });
    // An `http:` page may not upgrade through here: `ws:` comes as CONNECT.
    outgoing.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on("close", () => dialled.socket.destroy());
    incoming.pipe(outgoing);
  } catch (error) {
    response.writeHead(403, { "x-egress-refused": refusal(error), "content-length": "0" }).end();
  }
}

/** Starts a proxy in front of the guard, on a random port of loopback. */
export async function startEgressProxy(guard: EgressGuard): Promise<EgressProxy> {
  const log: DialLog = [];
  const open = new Set<Socket>();
  const server = createServer((incoming, response) => void forward(guard, log, incoming, response));
  server.on("connect", (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    void tunnel(guard, log, incoming.url ?? "", client, head);
  });
  server.on("upgrade", (_, client: Duplex) => client.destroy());
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  await new Promise<void>((done, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    log,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
