import { ERRORS } from "../errors/catalogue.ts";
import type { ErrorCode } from "../errors/codes.ts";
import type { Json } from "./components.ts";

export const json = (schema: Json): Json => ({ "application/json": { schema } });

/** A success whose `data` is one of these. */
export const success = (data: Json): Json => ({
  allOf: [
    { $ref: "#/components/schemas/Success" },
    { type: "object", required: ["data"], properties: { data } },
  ],
});

export const FAILURE: Json = { $ref: "#/components/schemas/Failure" };

/** What codes mean, a paragraph each. */
export const describe = (keys: readonly ErrorCode[]): string =>
  keys.map((key) => `${ERRORS[key].code} ${ERRORS[key].en}`).join("\n\n");

/** One response for each status that the codes travel with. */
export const refusals = (keys: readonly ErrorCode[]): Record<string, Json> =>
  Object.fromEntries(
    [...Map.groupBy(keys, (key) => ERRORS[key].http)].map(([status, same]) => [
      String(status),
      { description: describe(same), content: json(FAILURE) },
    ]),
  );

/** The two envelopes. */
export const ENVELOPES: Record<string, Json> = {
  Success: {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { const: 0, description: "0 is success." }, message: { type: "string" }, data: {} },
    examples: [{ code: 0, message: "", data: {} }],
  },
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
    examples: [
      {
        code: ERRORS["common.invalid"].code,
        message: ERRORS["common.invalid"].en,
        data: { fields: { email: "Enter an email address, such as name@example.com." } },
      },
    ],
  },
};
