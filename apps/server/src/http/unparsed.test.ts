import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { listObjects } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";

withServer(
  "what never reaches a route",
  (server) => {
    async function answerTo(bytes: string) {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      socket.end(bytes);
      const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
      return { head: head.toLowerCase(), body: JSON.parse(body) as { code: number; data: unknown } };
    }

    test.for([
      ["no HTTP at all", "hello\r\n\r\n", 400, 400],
      ["a method that does not exist", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 400, 400],
      [
        "two lengths",
        "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
        400,
        400,
      ],
      ["a tunnel", "CONNECT evil.example:80 HTTP/1.1\r\nhost: x\r\n\r\n", 400, 400],
      ["no host", "GET /api/health HTTP/1.1\r\n\r\n", 400, 400],
      ["a host that is not ours", "GET /api/health HTTP/1.1\r\nhost: evil.example\r\n\r\n", 421, 421],
      [
        "an expectation that nobody knows",
        "GET /api/nothing HTTP/1.1\r\nhost: localhost\r\nexpect: wonders\r\nconnection: close\r\n\r\n",
        404,
        404,
      ],
      ["headers without end", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, 431, 413],
    ] as const)("%s is answered as every refusal is", async ([, bytes, status, code]) => {
      const { head, body } = await answerTo(bytes);
      expect(head).toContain(`http/1.1 ${status}`);
      expect(body).toMatchObject({ code, data: null });
      for (const name of ["content-security-policy", "x-content-type-options", "cache-control: no-store"])
        expect(head).toContain(name);
    });

    test.for([
      ["a call that does not exist", "GET", "/api/portal/v2/nothing", 404],
      ["an address that does not parse", "GET", "/api/%zz", 400],
      ["a file without its signature", "GET", `/api/files/${"0".repeat(64)}`, 403],
      ["a body that is no JSON", "POST", listObjects.path, 400],
      ["a body that is too large", "POST", listObjects.path, 413],
    ] as const)("%s is kept by nobody on the way", async ([, method, path, status]) => {
      const body = method === "GET" ? undefined : status === 413 ? "x".repeat(2_000_000) : "{";
      const headers = {
        authorization: `Bearer ${server.people.owner.token}`,
        "content-type": "application/json",
      };
      const answer = await fetch(`${server.url}${path}`, { method, body, headers });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
      expect(await answer.json()).toMatchObject({ data: null });
    });
  },
  { on: "either" },
);
