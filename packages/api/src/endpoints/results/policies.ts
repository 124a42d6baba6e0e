import * as z from "zod/mini";
import * as calls from "../../contract/results/policies.ts";
import { id, instant } from "../../entities/common.ts";
import { regulation } from "../../entities/results/regulations.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

export const listPolicies = defineEndpoint(calls.listPolicies, {
  request: z.object({}),
  reply: z.object({
    list: z.array(
      z.object({
        type: z.literal(Object.values(DOCUMENT_TYPES)),
        key: z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]),
        /** Texts of this kind that the last assessments read on the company's websites. */
        found: z.array(
          z.object({
            object_id: id,
            object_name: z.string(),
            url: z.string(),
            link_text: z.string(),
            language: z.nullable(z.string()),
            /** Characters read. */
            length: z.int(),
            assessed_at: instant,
          }),
        ),
      }),
    ),
  }),
  doc: "The documents a company needs, and which of them its websites already show. Kinds that no website shows (DPA, DPIA, data breach, RoPA, SCC) have nothing found.",
});

export const listRegulations = defineEndpoint(calls.listRegulations, {
  request: z.object({}),
  reply: z.object({ list: z.array(regulation) }),
  doc: "What the data protection law of each region says of breaches and fines, in short and with its provisions.",
});
