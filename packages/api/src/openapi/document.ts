import * as z from "zod/mini";
import type { Access, Endpoint } from "../contract/endpoint.ts";
import { ERRORS } from "../errors/catalogue.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { liftDefinitions } from "./shared.ts";

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Json>;
  components: Json;
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return json;
}

const envelope = (data: Json): Json => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: {
    code: { const: 0, description: "0 is success." },
    message: { type: "string" },
    data,
  },
});

const json = (schema: Json): Json => ({ "application/json": { schema } });

const COMMON: readonly ErrorCode[] = ["common.invalid", "common.rate_limited", "common.internal"];

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const guarded: ErrorCode[] =
    endpoint.access.kind === "public" ? [] : ["common.unauthenticated", "common.forbidden"];
  return [...COMMON, ...guarded, ...(endpoint.errors ?? [])];
}

/** One response for each status: a refusal with status 200 stands beside success. */
function responsesOf(endpoint: Endpoint): Json {
  const refusals = Map.groupBy(errorsOf(endpoint), (key) => ERRORS[key].http);
  const describe = (keys: readonly ErrorCode[]) =>
    keys.map((key) => `${ERRORS[key].code} ${ERRORS[key].en}`).join("\n\n");
  const failure = json({ $ref: "#/components/schemas/Failure" });
  const responses: Json = {};
  for (const [status, keys] of refusals)
    responses[status] = { description: describe(keys), content: failure };
  const refused = refusals.get(200) ?? [];
  if (endpoint.stream) {
    responses[200] = streamOf(endpoint, refused, describe(refused));
    return responses;
  }
  const success = envelope(schemaOf(endpoint.reply, "output"));
  responses[200] = {
    description: refused.length === 0 ? "Done." : `Done, or refused:\n\n${describe(refused)}`,
    content: json(
      refused.length === 0 ? success : { oneOf: [success, { $ref: "#/components/schemas/Failure" }] },
    ),
  };
  return responses;
}

/** Server-sent events, each one reply; a refusal before the first one is an envelope. */
function streamOf(endpoint: Endpoint, refused: readonly ErrorCode[], refusals: string): Json {
  const failure = refused.length > 0 ? json({ $ref: "#/components/schemas/Failure" }) : {};
  return {
    description: `Server-sent events: \`data\` of each is one of these; an event named \`done\` is the last, one named \`error\` a failure.${refusals && `\n\nOr refused:\n\n${refusals}`}`,
    content: { "text/event-stream": { schema: schemaOf(endpoint.reply, "output") }, ...failure },
  };
}

function limitsOf({ perMinute, bodyLimit }: Endpoint): string {
  const calls = perMinute ? ` At most ${perMinute} calls a minute from one address.` : "";
  return bodyLimit ? `${calls} A body may have ${bodyLimit} bytes.` : calls;
}

function securityOf(access: Access): Json[] {
  if (access.kind !== "public") return [{ [access.kind]: [] }];
  return access.session === "optional" ? [{}, { customer: [] }] : [];
}

function accessOf(access: Access): string {
  if (access.kind === "public") return "No sign-in needed.";
  if (access.kind === "staff") return access.permission ? `Staff with \`${access.permission}\`.` : "Staff.";
  return access.roles ? `Customers with role ${access.roles.join(", ")}.` : "Customers.";
}

function parametersOf(endpoint: Endpoint): Json[] {
  const schema = schemaOf(endpoint.request, "input");
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

function operationOf(endpoint: Endpoint): Json {
  const [tag = "other"] = endpoint.id.split(".");
  const input =
    endpoint.method === "GET"
      ? { parameters: parametersOf(endpoint) }
      : { requestBody: { required: true, content: json(schemaOf(endpoint.request, "input")) } };
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.doc,
    description: `${accessOf(endpoint.access)}${limitsOf(endpoint)}`,
    security: securityOf(endpoint.access),
    ...input,
    responses: responsesOf(endpoint),
  };
}

/** The OpenAPI 3.1 description of some endpoints. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  options: { version?: string } = {},
): OpenApiDocument {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.id.split(".")[0] ?? "other"))];
  const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });
  return {
    openapi: "3.1.0",
    info: {
      title: "Candor",
      version: options.version ?? "0.1.0",
      description: "Every answer is an envelope `{ code, message, data }`; code 0 is success.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        customer: bearer("Token of a customer's session."),
        staff: bearer("Token of a staff session."),
      },
      schemas: {
        ...liftDefinitions(paths),
        Failure: {
          type: "object",
          required: ["code", "message", "data"],
          properties: {
            code: { type: "integer", not: { const: 0 } },
            message: { type: "string", description: "In the language of Accept-Language." },
            data: {
              type: ["object", "null"],
              properties: { fields: { type: "object", additionalProperties: { type: "string" } } },
            },
          },
        },
      },
    },
  };
}
