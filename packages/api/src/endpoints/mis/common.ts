import * as z from "zod/mini";
import * as calls from "../../contract/mis/common.ts";
import { id } from "../../entities/common.ts";
import { fileHash } from "../../entities/config/fields.ts";
import { LANGUAGES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

export const signUrls = defineEndpoint(calls.signUrls, {
  request: z.object({
    /** SHA-256 of stored files, or their addresses on this server. */
    urls: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        url: z.string(),
        /** Works for minutes. */
        signed_url: z.string(),
      }),
    ),
  }),
  errors: ["mis.file_not_found"],
  doc: "Signs addresses of stored files, and of nothing else.",
});

export const storeFile = defineEndpoint(calls.storeFile, {
  request: z.object({
    /** Base64 of a PNG, JPEG, GIF or PDF of at most 5 MiB. */
    content: z.string().check(z.minLength(1), z.maxLength(7_000_000)),
  }),
  reply: z.object({ file: fileHash, signed_url: z.string() }),
  errors: ["mis.file_type", "upload.picture"],
  bodyLimit: 7_340_032,
  perMinute: 30,
  doc: "Stores a picture or a PDF for the configuration. Its bytes decide what it is.",
});

const scalar = z.union([z.string().check(z.maxLength(20_000)), z.number()]);

/** Values of a template's variables. */
export const templateValues = z.record(
  z.string().check(z.maxLength(64)),
  z.union([scalar, z.array(scalar).check(z.maxLength(1000)), z.record(z.string(), scalar)]),
);

const languageCode = z.enum(LANGUAGES);

export const renderEvidence = defineEndpoint(calls.renderEvidence, {
  request: z.object({
    /** Text with placeholders: `{{vendor}}`, `{{upper vendor}}`, `{{word sort hosts}}`, `{{keys regions}}`. */
    text: z.string().check(z.maxLength(8000)),
    values: templateValues,
    language: z._default(languageCode, "en"),
  }),
  reply: z.object({
    text: z.string(),
    /** Variables without a value: their placeholders stay. */
    missing: z.array(z.string()),
    /** What is wrong: `function x`, `variable y`, `braces`. */
    problems: z.array(z.string()),
  }),
  errors: ["mis.render_too_long"],
  doc: "Renders an evidence text while it is edited.",
});

export const translateEvidence = defineEndpoint(calls.translateEvidence, {
  request: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000)),
    from: languageCode,
    to: languageCode,
  }),
  reply: z.object({
    text: z.string(),
    /** Model that wrote it. */
    model: z.string(),
  }),
  errors: ["mis.translate_not_configured", "mis.translate_failed"],
  perMinute: 20,
  doc: "Translates an evidence text with the configured model; its placeholders stay. Without a model it says so.",
});

export const renderTemplate = defineEndpoint(calls.renderTemplate, {
  request: z.object({
    version_id: id,
    language: z._default(languageCode, "en"),
    /** Values of the title's variables. */
    values: z._default(templateValues, {}),
    /** Values of each row's variables. */
    rows: z._default(z.array(templateValues).check(z.maxLength(500)), []),
  }),
  reply: z.object({
    title: z.string(),
    sub_title: z.string(),
    help: z.string(),
    rows: z.array(z.string()),
    missing: z.array(z.string()),
    /** Keys of the templates whose conditions hold, in their order. */
    templates: z.array(z.string()),
  }),
  errors: ["mis.not_found", "mis.render_too_long"],
  doc: "Renders one version of an evidence template as the portal would show it.",
});
