import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { createSecureServer, type Http2ServerResponse } from "node:http2";
import { createAuthority } from "@candor/engine/demo";

/** HTTP/2 with TLS in front of the server, as an operator's reverse proxy would stand. */
export async function startFront(target: string) {
  const { key, cert } = await (await createAuthority()).issue(["localhost"]);
  const front = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")),
    );
    const upstream = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, withoutHopHeaders(reply.headers));
      reply.pipe(outgoing as Http2ServerResponse);
    });
    upstream.once("error", () => outgoing.writeHead(502).end());
    incoming.pipe(upstream);
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return {
    url: `https://localhost:${port}`,
    /** What a browser is told to trust, and nothing else. */
    spki: createHash("sha256").update(publicKey).digest("base64"),
    close: async () => {
      front.close();
    },
  };
}

function withoutHopHeaders(headers: NodeJS.Dict<string | string[]>) {
  const { connection: _c, "keep-alive": _k, "transfer-encoding": _t, ...rest } = headers;
  return rest;
}
