import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createEgress } from "./egress.ts";

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("reaches what the operator named, with headers and body", async () => {
  const url = await serve(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const seen = { path: request.url, x: request.headers["x-a"], body: Buffer.concat(parts).toString() };
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(seen));
  });
  const egress = createEgress({ trusted: [`${url}/base`] });
  const answer = await egress.fetch(
    new Request(`${url}/a?b=1`, { method: "POST", body: "令", headers: { "x-a": "1" } }),
  );
  expect([answer.status, await answer.json()]).toEqual([201, { path: "/a?b=1", x: "1", body: "令" }]);
});

test.for([
  "http://127.0.0.1:1/",
  "http://localhost/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::ffff:10.0.0.1]/",
  "https://metadata.google.internal/",
  "https://candor.example/",
  "https://93.184.216.34:8443/",
])("does not dial %s unless it was named", async (url) => {
  const egress = createEgress({ trusted: ["http://127.0.0.1:2"], deniedHosts: ["candor.example"] });
  await expect(egress.fetch(new Request(url))).rejects.toMatchObject({ name: "EgressError" });
});

test("follows no redirect, and takes no answer without end", async () => {
  const url = await serve((request, response) => {
    if (request.url === "/away") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else if (request.url === "/none") response.writeHead(204).end();
    else {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
        response.once("drain", more);
      };
      more();
    }
  });
  const egress = createEgress({ trusted: [url] });
  expect((await egress.fetch(new Request(`${url}/away`))).status).toBe(302);
  expect((await egress.fetch(new Request(`${url}/none`))).body).toBeNull();
  await expect(egress.fetch(new Request(`${url}/all`)).then((answer) => answer.text())).rejects.toThrow();
});

test("gives up what says nothing, and what its caller leaves", async () => {
  const url = await serve(() => {});
  const egress = createEgress({ trusted: [url] });
  await expect(egress.fetch(new Request(url), { idleMs: 30 })).rejects.toThrow("no answer in time");
  const stop = new AbortController();
  const call = egress.fetch(new Request(url, { signal: stop.signal }));
  stop.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
