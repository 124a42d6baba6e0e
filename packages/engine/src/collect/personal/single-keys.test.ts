import { expect, it } from "vitest";
import { CANARY } from "./canary.ts";
import { joinKeys } from "./single-keys.ts";

const host = "t.example";
const keys = [...CANARY.email];
const total = (sent: Parameters<typeof joinKeys>[0]) => joinKeys(sent).flat();

it.each([
  [
    "JSON",
    keys.map((k, at) => ({ host, url: "https://t.example/k", body: JSON.stringify({ t: 1000 + at, k }) })),
  ],
  ["a query", keys.map((k) => ({ host, url: `https://t.example/?c=${encodeURIComponent(k)}`, body: null }))],
  [
    "numbers of characters",
    keys.map((k) => ({ host, url: "https://t.example/", body: JSON.stringify({ code: k.charCodeAt(0) }) })),
  ],
  [
    "lines of one connection",
    [{ host, url: "wss://t.example/", body: keys.map((k) => JSON.stringify({ k })).join("\n") }],
  ],
])("puts together what is sent key by key in %s", (_, sent) => {
  expect(total(sent)).toMatchObject([{ kind: "d_email", typed: "email" }]);
});

it("does not join what different hosts or fields are sent, nor words", () => {
  const one = (at: number, k: string) => ({
    host: `h${at % 2}.example`,
    url: "https://x.example/",
    body: JSON.stringify({ k }),
  });
  expect(total(keys.map((k, at) => one(at, k)))).toEqual([]);
  expect(total([{ host, url: "https://t.example/?a=on&b=de", body: '{"v":1,"ok":"no"}' }])).toEqual([]);
});
