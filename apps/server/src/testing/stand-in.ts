import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a stand-in of another service sees it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface StandIn {
  url: string;
  seen: ReceivedRequest[];
  close(): Promise<void>;
}

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** Another service on loopback: a real HTTP server that answers what it is told to. Texts are sent as they are. */
export async function startStandIn(
  answer: (request: ReceivedRequest) => Answer | Promise<Answer>,
): Promise<StandIn> {
  const seen: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? "/", "http://here");
    const one: ReceivedRequest = {
      method: request.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    seen.push(one);
    const { status = 200, body, headers = {} } = await answer(one);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
