import { readFileSync } from "node:fs";
import { type Endpoint, endpoints } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { z } from "zod";
import { EXAMINED } from "../../../../scripts/regexps/examined.ts";
import { accessCases } from "../testing/access/index.ts";
import { type Reading, readings } from "../testing/expressions.ts";
import { withServer } from "../testing/with-server.ts";

const ledger = new URL("../../../../scripts/regexps/linear.json", import.meta.url);
const linear = new Set<string>(JSON.parse(readFileSync(ledger, "utf8")));

/** What libraries ask of a long text, by how it begins; each was analysed as the list's are. */
const LIBRARIES = [
  // secure-json-parse: the names that a prototype would be changed by.
  String.raw`/"(?:_|\\u005[Ff])`,
  String.raw`/"(?:c|\\u0063)`,
  // One half of a pair of characters.
  String.raw`/[\uD800-\uDBFF]/`,
  // zod: UUIDs, instants and addresses of mail.
  String.raw`/^(?:(?:\d\d[2468][048]|`,
  "/^([0-9a-fA-F]{8}-",
  String.raw`/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@`,
];
const isProven = (key: string) =>
  linear.has(key) || key in EXAMINED || LIBRARIES.some((start) => key.startsWith(start));

const LENGTH = 15_000;
/** Texts that have held a server up: each piece is repeated, and ends as no expression expects. */
const SHAPES = [
  "<!---->",
  "\n \n\t",
  "a",
  "a.",
  "a@",
  "/",
  "[(",
  "{{",
  "eyJ-",
  "0",
  "a=",
  "((",
  '\\"',
  ", ",
  "-_",
];
const LONG = SHAPES.map((shape) => `${shape.repeat(LENGTH / SHAPES.length / shape.length)}!\n`).join("");
const TEXTS = [
  LONG,
  `https://site-1.example/${LONG.replaceAll(/\s/g, "")}`,
  `${LONG.replaceAll(/\W/g, "")}@test.example`,
  JSON.stringify({ name: "Error", message: "x", stack: `Error: x\n${LONG}`, event_name: LONG.slice(0, 100) }),
];

/** Times a text may be passed over in all: parsing, checks, masking, each with a few expressions. */
const PASSES = 60;

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Where a schema takes text: the names that lead there. */
function* textsOf(schema: Schema, path: readonly string[] = []): Generator<readonly string[]> {
  if (schema.type === "string") yield path;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* textsOf(inner, [...path, name]);
  if (schema.items) yield* textsOf(schema.items, [...path, "0"]);
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* textsOf(inner, path);
}

const placesOf = (endpoint: Endpoint) =>
  new Map(
    [...textsOf(z.toJSONSchema(endpoint.request, { io: "input", unrepresentable: "any" }) as Schema)].map(
      (path) => [path.join("."), path],
    ),
  );

/** The request with a text at one place. */
function withText(request: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const given = typeof request === "object" && request !== null ? request : {};
  if (name === "0") return [withText(Array.isArray(given) ? given[0] : undefined, rest, text)];
  return { ...given, [name]: withText((given as Record<string, unknown>)[name], rest, text) };
}

/** Longer than this is a text that somebody sent. */
const OURS_MAX = 4_000;

withServer(
  "regular expressions that meet a long text",
  (server) => {
    let addresses = 0;

    async function send(endpoint: Endpoint, body: unknown): Promise<void> {
      addresses += 1;
      const { owner, chief } = server.people;
      const token = { public: null, customer: owner.token, staff: chief.token }[endpoint.access.kind];
      const answer = await fetch(`${server.url}${endpoint.path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
      await answer.arrayBuffer();
    }

    const posted = endpoints.filter(({ method, id }) => method === "POST" && !id.endsWith("ignOut"));
    test.for(posted.map((endpoint) => [endpoint.id, endpoint] as const))(
      "%s reads each text a few times, in linear time",
      async ([id, endpoint]) => {
        const request = accessCases[id]?.request;
        for (const [name, path] of placesOf(endpoint)) {
          for (const text of TEXTS) {
            const long = (await readings(() => send(endpoint, withText(request, path, text)))).filter(
              ({ longest }) => longest > OURS_MAX,
            );
            const unknown = long.filter(({ key }) => !isProven(key));
            expect(
              unknown.map((one: Reading) => one.key),
              `${name} meets`,
            ).toEqual([]);
            const read = long.reduce((sum, one) => sum + one.read, 0);
            expect(read / text.length, `${name} is passed over so often`).toBeLessThan(PASSES);
          }
        }
      },
    );
  },
  { env: { CANDOR_TRUST_PROXY: "true", CANDOR_REGISTRATION: "true" }, on: "either" },
);
