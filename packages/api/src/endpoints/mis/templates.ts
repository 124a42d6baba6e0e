import * as z from "zod/mini";
import * as calls from "../../contract/mis/templates.ts";
import { id } from "../../entities/common.ts";
import { configKey } from "../../entities/config/fields.ts";
import { evidenceTable } from "../../entities/evidence/evidence.ts";
import {
  evidenceTemplate,
  TEMPLATE_TYPES,
  templateContent,
  templateVersion,
} from "../../entities/evidence/template.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";
import { seenFields } from "../seen.ts";

const text = z.string().check(z.trim(), z.maxLength(500));
const note = z._default(text, "");
const templateChange = z.object({
  type: z.optional(z.enum(TEMPLATE_TYPES)),
  note: z.optional(text),
  enable: z.optional(z.boolean()),
});
const done = z.object({});

export const listTemplates = defineEndpoint(calls.listTemplates, {
  request: z.object({ ...searching, ...paging }),
  reply: z.object({ list: z.array(evidenceTemplate), total: z.int() }),
  doc: "Lists evidence templates with their versions, by id.",
});

export const getTemplate = defineEndpoint(calls.getTemplate, {
  request: z.object({ id }),
  reply: evidenceTemplate,
  errors: ["mis.not_found"],
  doc: "One evidence template with its versions.",
});

export const createTemplate = defineEndpoint(calls.createTemplate, {
  request: z.object({ key: configKey, type: z.enum(TEMPLATE_TYPES), note, content: templateContent }),
  reply: evidenceTemplate,
  errors: ["mis.key_taken", "mis.reference_unknown"],
  doc: "Makes an evidence template with a first version as a draft.",
});

export const updateTemplate = defineEndpoint(calls.updateTemplate, {
  request: z.extend(templateChange, { id, seen: seenFields(templateChange) }),
  reply: evidenceTemplate,
  errors: ["mis.not_found", "mis.changed_meanwhile"],
  doc: "Changes type, note and whether a template is in use. What is absent stays. What somebody else changed since it was seen is not overwritten. Its content is in its versions.",
});

export const deleteTemplate = defineEndpoint(calls.deleteTemplate, {
  request: z.object({
    id,
    seen: seenFields(z.pick(evidenceTemplate, { type: true, note: true, enable: true, versions: true })),
  }),
  reply: done,
  errors: ["mis.not_found", "mis.in_use", "mis.changed_meanwhile"],
  doc: "Removes a template that no check and no other template uses, with its versions. One that somebody else changed since it was seen stays.",
});

export const getTemplateVersion = defineEndpoint(calls.getTemplateVersion, {
  request: z.object({ id }),
  reply: templateVersion,
  errors: ["mis.not_found"],
  doc: "One version of an evidence template, whole.",
});

export const createTemplateVersion = defineEndpoint(calls.createTemplateVersion, {
  request: z.object({
    template_id: id,
    /** Version that is copied; absent: the newest. */
    from: z.optional(id),
    note,
  }),
  reply: templateVersion,
  errors: ["mis.not_found"],
  doc: "Makes a draft from an earlier version.",
});

export const updateTemplateVersion = defineEndpoint(calls.updateTemplateVersion, {
  request: z.object({ id, revision: z.int(), note, content: templateContent }),
  reply: templateVersion,
  errors: [
    "mis.not_found",
    "mis.version_published",
    "mis.changed_meanwhile",
    "mis.reference_unknown",
    "mis.circular",
  ],
  doc: "Changes a draft, from the revision that was read.",
});

export const publishTemplateVersion = defineEndpoint(calls.publishTemplateVersion, {
  request: z.object({ id, revision: z.int() }),
  reply: templateVersion,
  errors: ["mis.not_found", "mis.version_published", "mis.changed_meanwhile", "mis.breaks_published"],
  doc: "Publishes a draft: from here it does not change, and is the one in use; the one before it is retired.",
});

export const deleteTemplateVersion = defineEndpoint(calls.deleteTemplateVersion, {
  request: z.object({ id, revision: z.int() }),
  reply: done,
  errors: ["mis.not_found", "mis.version_published", "mis.changed_meanwhile", "mis.in_use"],
  doc: "Removes a draft, from the revision that was read. A template's only version stays.",
});

export const templateImpact = defineEndpoint(calls.templateImpact, {
  request: z.object({ id, content: templateContent }),
  reply: z.object({
    /** Ids of the checks that are told by it. */
    detections: z.array(z.string()),
    /** Keys of templates whose conditions name it. */
    templates: z.array(z.string()),
    /** Published results that it tells. */
    results: z.int(),
    /** What it would leave unsaid in them. */
    breaks: z.array(
      z.object({
        kind: z.enum(["variable", "column"]),
        name: z.string(),
        /** Assessment, check and object that show it. */
        where: z.string(),
      }),
    ),
  }),
  errors: ["mis.not_found"],
  doc: "Who uses a template, and what publishing this content would leave unsaid in published results. `evidenceTemplate.publishVersion` refuses what this lists.",
});

export const templateSamples = defineEndpoint(calls.templateSamples, {
  request: z.object({
    /** The scan that is looked at; absent: the newest. */
    report_id: z.optional(id),
  }),
  reply: z.object({
    /** Scans to choose from, the newest first. */
    scans: z.array(z.object({ report_id: id, number: z.int(), object_name: z.string() })),
    report_id: z.nullable(id),
    /** The first table of each check of that scan, with rows. */
    tables: z.array(z.object({ from: z.string(), table: evidenceTable })),
  }),
  doc: "Real rows that a template can be looked at with.",
});
