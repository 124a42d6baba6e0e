import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { endpoints } from "../endpoints/index.ts";
import { openApiDocument } from "./index.ts";
import { namesOf } from "./names.ts";

type Json = Record<string, unknown>;

const document = openApiDocument(endpoints);
const schemas = document.components.schemas as Record<string, Json & { examples: [unknown] }>;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((key) => key !== "parameters")
    .map((method) => `${method} ${path}`),
);

describe("the OpenAPI document", () => {
  it("describes every call, and uploads, files and probes beside them", () => {
    const calls = endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    expect(operations.filter((one) => !calls.includes(one))).toEqual([
      "post /api/portal/v2/upload/files",
      "head /api/portal/v2/upload/files/{id}",
      "patch /api/portal/v2/upload/files/{id}",
      "delete /api/portal/v2/upload/files/{id}",
      "get /api/files/{sha256}",
      "get /healthz",
      "get /readyz",
      "get /api/health",
    ]);
    expect(calls.filter((one) => !operations.includes(one))).toEqual([]);
  });

  it("names each operation and each tag once", () => {
    const ids = Object.values(document.paths)
      .flatMap((item) => Object.values(item as Json))
      .flatMap((operation) => (operation as { operationId?: string }).operationId ?? []);
    const tags = document.tags.map(({ name }) => name);
    expect(ids).toHaveLength(operations.length);
    for (const names of [ids, tags])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it("tells each error beside its status", () => {
    const signIn = JSON.stringify(document.paths["/api/portal/v2_auth/token"]);
    expect(signIn).toContain("1002 Actions too frequent");
    expect(signIn).toContain('"429"');
  });

  it("refers to schemas that are there", () => {
    const text = JSON.stringify(document);
    const named = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
    const known = new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`));
    expect(named.filter((to) => !known.has(to))).toEqual([]);
    expect(text).not.toMatch(/\$schema|\$defs/);
  });

  it("has a name for each shape that stands in several places", () => {
    const places = new Map<string, string[]>();
    const walk = (node: unknown, path: string) => {
      if (typeof node !== "object" || node === null) return;
      const { type, properties } = node as Json;
      if (type === "object" && Object.keys(properties ?? {}).length > 1 && path.split("/").length > 2) {
        const { default: _, description: __, ...shape } = node as Json;
        const key = JSON.stringify(shape);
        places.set(key, [...(places.get(key) ?? []), path]);
      }
      for (const [key, value] of Object.entries(node)) if (key !== "examples") walk(value, `${path}/${key}`);
    };
    for (const [name, schema] of Object.entries(schemas)) walk(schema, `schemas/${name}`);
    walk(document.paths, "calls/paths");
    expect([...places.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it("has no schema that nothing refers to", () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    expect(unused).toEqual([]);
  });
});

describe("the example", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // The package is CommonJS: its default stands under `default` once more.
  (ajvFormats as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  ajv.addSchema({ $id: "document", components: { schemas } });

  // It compiles every schema of the document.
  it("of each schema is one that it accepts", () => {
    const wrong = Object.entries(schemas).flatMap(([name, { examples }]) => {
      const accepts = ajv.compile({ $ref: `document#/components/schemas/${name}` });
      accepts(examples[0]);
      return (accepts.errors ?? []).map((error) => [name, error.instancePath, error.message]);
    });
    expect(wrong).toEqual([]);
  }, 60_000);

  it("of each body is one that its call takes, or gives", () => {
    const names = namesOf(endpoints);
    const wrong = endpoints.flatMap(({ method, request, reply, file }) => {
      const bodies = [
        ...(method === "POST" ? [{ schema: request, io: "Input" }] : []),
        ...(file ? [] : [{ schema: reply, io: "" }]),
      ];
      return bodies.flatMap(({ schema, io }) => {
        const name = names.get(schema)?.id ?? "";
        const { examples } = schemas[`${name}${io}`] ?? schemas[name] ?? {};
        const issues = schema.safeParse(examples?.[0]).error?.issues ?? [];
        return issues.map(({ path, message }) => [name, path.join("."), message]);
      });
    });
    expect(wrong).toEqual([]);
  });
});
