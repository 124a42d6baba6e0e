import type { Access } from "../contract/call.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { ERRORS } from "../errors/catalogue.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { describe, FAILURE, json, refusals, success } from "./answers.ts";
import type { Components, Json } from "./components.ts";

const COMMON: readonly ErrorCode[] = ["common.invalid", "common.rate_limited", "common.internal"];

function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const guarded: ErrorCode[] =
    endpoint.access.kind === "public" ? [] : ["common.unauthenticated", "common.forbidden"];
  return [...COMMON, ...guarded, ...(endpoint.errors ?? [])];
}

/** One response for each status: a refusal with status 200 stands beside success. */
function responsesOf(endpoint: Endpoint, components: Components): Json {
  const keys = errorsOf(endpoint);
  const refused = keys.filter((key) => ERRORS[key].http === 200);
  return {
    ...refusals(keys),
    200: doneOf(endpoint, refused, components),
  };
}

function doneOf(endpoint: Endpoint, refused: readonly ErrorCode[], components: Components): Json {
  if (endpoint.stream) return streamOf(endpoint, refused, components);
  return endpoint.file ? fileOf(refused) : answerOf(endpoint, refused, components);
}

/** A file, whose name stands in Content-Disposition; a refusal is an envelope. */
function fileOf(refused: readonly ErrorCode[]): Json {
  const failure = refused.length > 0 ? json(FAILURE) : {};
  const refusal = refused.length > 0 ? `\n\nOr refused:\n\n${describe(refused)}` : "";
  const content = { schema: { type: "string", format: "binary" } };
  return {
    description: `The file; its name stands in Content-Disposition.${refusal}`,
    content: { "application/octet-stream": content, ...failure },
  };
}

function answerOf(endpoint: Endpoint, refused: readonly ErrorCode[], components: Components): Json {
  const done = success(components.of(endpoint.reply, "output"));
  if (refused.length === 0) return { description: "Done.", content: json(done) };
  return {
    description: `Done, or refused:\n\n${describe(refused)}`,
    content: json({ oneOf: [done, FAILURE] }),
  };
}

/** Server-sent events, each one reply; a refusal before the first one is an envelope. */
function streamOf(endpoint: Endpoint, refused: readonly ErrorCode[], components: Components): Json {
  const failure = refused.length > 0 ? json(FAILURE) : {};
  const refusal = refused.length > 0 ? `\n\nOr refused:\n\n${describe(refused)}` : "";
  return {
    description: `Server-sent events: \`data\` of each is one of these; an event named \`done\` is the last, one named \`error\` a failure.${refusal}`,
    content: { "text/event-stream": { schema: components.of(endpoint.reply, "output") }, ...failure },
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
  if (access.kind === "staff")
    return access.permissions
      ? `Staff with ${access.permissions.map((one) => `\`${one}\``).join(" or ")}.`
      : "Staff.";
  return access.roles ? `Customers with role ${access.roles.join(", ")}.` : "Customers.";
}

function parametersOf(endpoint: Endpoint, components: Components): Json[] {
  const schema = components.of(endpoint.request, "input");
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

/** A call of the contract. */
export function operationOf(endpoint: Endpoint, components: Components): Json {
  const [tag = "other"] = endpoint.id.split(".");
  const input =
    endpoint.method === "GET"
      ? { parameters: parametersOf(endpoint, components) }
      : { requestBody: { required: true, content: json(components.of(endpoint.request, "input")) } };
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.doc,
    description: `${accessOf(endpoint.access)}${limitsOf(endpoint)}`,
    security: securityOf(endpoint.access),
    ...input,
    responses: responsesOf(endpoint, components),
  };
}
