// Prints what a call takes and answers, each with the example of the API's document, as JSON; `null` where the contract has
// no such call.
import * as declared from "../../../packages/api/src/endpoints/index.ts";
import { openApiDocument } from "../../../packages/api/src/openapi/index.ts";

const name = process.argv[2] ?? "";
const endpoint = (declared as Record<string, unknown>)[name] as declared.Endpoint | undefined;

function exampleOf(call: declared.Endpoint) {
  const { schemas } = openApiDocument([call]).components as {
    schemas: Record<string, { examples?: unknown[] }>;
  };
  const named = (end: string) =>
    Object.entries(schemas).find(([key]) => key.endsWith(end))?.[1].examples?.[0] ?? {};
  const request = call.request.safeParse({}).success ? {} : named("Request");
  return { request, reply: named("Reply") };
}

console.log(JSON.stringify(endpoint?.id && endpoint.reply ? exampleOf(endpoint) : null));
