import type { Endpoint } from "../endpoints/endpoint.ts";
import { ENVELOPES } from "./answers.ts";
import { Components, type Json } from "./components.ts";
import { nameCopies } from "./copies.ts";
import { withExamples } from "./examples.ts";
import { namesOf } from "./names.ts";
import { operationOf } from "./operation.ts";
import { otherPaths } from "./other-paths.ts";

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
  tags: { name: string; description?: string }[];
  paths: Record<string, Json>;
  components: Json;
}

const sorted = (schemas: Record<string, Json>) =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b)));

/** The OpenAPI 3.1 description of some calls, and of the addresses beside them: uploads, files and probes. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  options: { version?: string } = {},
): OpenApiDocument {
  const components = new Components(namesOf(endpoints));
  const calls: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    calls[endpoint.path] = {
      ...calls[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components),
    };
  }
  const schemas = components.settle(calls);
  nameCopies(schemas);
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
    tags: [...tags.map((name) => ({ name })), ...otherPaths.tags],
    paths: { ...calls, ...otherPaths.paths },
    components: {
      securitySchemes: {
        customer: bearer("Token of a customer's session."),
        staff: bearer("Token of a staff session."),
      },
      schemas: withExamples(sorted({ ...schemas, ...ENVELOPES })),
    },
  };
}
