import { FILE_PATH, HEALTH_PATH, LIVE_PATH, READY_PATH } from "../contract/files.ts";
import { PACKAGE_MAX_BYTES, UPLOAD_CHUNK_BYTES, UPLOAD_PATH } from "../contract/objects/uploads.ts";
import { UPLOAD_PURPOSES } from "../entities/tables.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { json, refusals, success } from "./answers.ts";
import type { Json } from "./components.ts";

const OWNER = [{ customer: [] }];
const SIGNED_IN: readonly ErrorCode[] = ["common.unauthenticated", "common.forbidden"];

const text = { type: "string" };
const header = (name: string, schema: Json, description?: string): Json => ({
  name,
  in: "header",
  required: true,
  schema,
  ...(description ? { description } : {}),
});
const version = header("Tus-Resumable", { const: "1.0.0" });
const said = (schema: Json, description?: string): Json => ({
  schema,
  ...(description ? { description } : {}),
});
const bytes = { type: "integer", minimum: 0 };
const protocol = { "Tus-Resumable": said({ const: "1.0.0" }) };
const uploadId = {
  name: "id",
  in: "path",
  required: true,
  description: "The last part of the address that creating it gave.",
  schema: { type: "string", format: "uuid" },
};

const create: Json = {
  operationId: "upload.create",
  tags: ["uploads"],
  summary: "Announces a file, by tus 1.0.",
  description: `Owners. Then send its bytes, at most ${UPLOAD_CHUNK_BYTES} in one request, and call \`upload.complete\`. What tus calls concatenation and a length told later are not offered.`,
  security: OWNER,
  parameters: [
    version,
    header(
      "Upload-Length",
      { type: "integer", minimum: 1, maximum: PACKAGE_MAX_BYTES },
      "Bytes of the file.",
    ),
    header(
      "Upload-Metadata",
      text,
      `Pairs of a name and its value in Base64, parted by commas: \`filename\`, \`purpose\` (${UPLOAD_PURPOSES.join(", ")}) and \`sha256\` (hexadecimal, of the whole file).`,
    ),
  ],
  responses: {
    201: {
      description: "Announced.",
      headers: { ...protocol, Location: said(text, "Where its bytes are sent.") },
    },
    ...refusals([
      ...SIGNED_IN,
      "upload.protocol",
      "upload.extension",
      "upload.metadata",
      "upload.too_large",
      "upload.image_too_large",
      "upload.too_many",
      "upload.no_space",
    ]),
  },
};

const ofUpload: Json = {
  parameters: [uploadId, version],
  head: {
    operationId: "upload.offset",
    tags: ["uploads"],
    summary: "How many bytes of a file have arrived.",
    description: "Owners.",
    security: OWNER,
    responses: {
      200: {
        description: "What is there.",
        headers: { ...protocol, "Upload-Offset": said(bytes), "Upload-Length": said(bytes) },
      },
      ...refusals([...SIGNED_IN, "upload.protocol", "upload.not_found"]),
    },
  },
  patch: {
    operationId: "upload.send",
    tags: ["uploads"],
    summary: "Sends bytes of a file, from where it stopped.",
    description: "Owners.",
    security: OWNER,
    parameters: [header("Upload-Offset", bytes, "How many have arrived, as `upload.offset` says.")],
    requestBody: {
      required: true,
      content: { "application/offset+octet-stream": { schema: { type: "string", format: "binary" } } },
    },
    responses: {
      204: { description: "Arrived.", headers: { ...protocol, "Upload-Offset": said(bytes) } },
      ...refusals([
        ...SIGNED_IN,
        "upload.protocol",
        "upload.not_found",
        "upload.offset",
        "upload.excess",
        "upload.no_space",
      ]),
    },
  },
  delete: {
    operationId: "upload.terminate",
    tags: ["uploads"],
    summary: "Throws away a file that has not been checked.",
    description: "Owners.",
    security: OWNER,
    responses: {
      204: { description: "Gone.", headers: protocol },
      ...refusals([...SIGNED_IN, "upload.protocol", "upload.not_found"]),
    },
  },
};

const binary = { schema: { type: "string", format: "binary" } };

const file: Json = {
  get: {
    operationId: "file.read",
    tags: ["files"],
    summary: "A stored file, by an address that an answer gave.",
    description:
      "No sign-in needed: the signature is good for minutes. Pictures may be shown; everything else is sent to be saved.",
    security: [],
    parameters: [
      {
        name: "sha256",
        in: "path",
        required: true,
        schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
      },
      {
        name: "e",
        in: "query",
        required: true,
        description: "When the address ends, in seconds since 1970.",
        schema: { type: "integer" },
      },
      { name: "s", in: "query", required: true, description: "The signature.", schema: text },
    ],
    responses: {
      200: {
        description: "The file.",
        headers: {
          "Content-Disposition": said({ enum: ["inline", "attachment"] }),
          "Content-Length": said(bytes),
        },
        content: {
          "image/png": binary,
          "image/jpeg": binary,
          "image/gif": binary,
          "image/svg+xml": binary,
          "application/octet-stream": binary,
        },
      },
      ...refusals(["common.forbidden", "common.not_found"]),
    },
  },
};

const alive = json(
  success({ type: "object", required: ["status"], properties: { status: { const: "ok" } } }),
);

const probe = (operationId: string, summary: string, errors: readonly ErrorCode[] = []): Json => ({
  get: {
    operationId,
    tags: ["probes"],
    summary,
    security: [],
    responses: { 200: { description: "Yes.", content: alive }, ...refusals(errors) },
  },
});

/** What the server answers beside the calls of the contract: the protocol of uploads, stored files, and probes. */
export const otherPaths: { tags: { name: string; description: string }[]; paths: Record<string, Json> } = {
  tags: [
    { name: "uploads", description: "Sending files, by tus 1.0: any client of it will do." },
    { name: "files", description: "Reading stored files." },
    { name: "probes", description: "What machines ask." },
  ],
  paths: {
    [UPLOAD_PATH]: { post: create },
    [`${UPLOAD_PATH}/{id}`]: ofUpload,
    [`${FILE_PATH}{sha256}`]: file,
    [LIVE_PATH]: probe("probe.live", "Whether the process answers at all, whatever becomes of its database."),
    [READY_PATH]: probe("probe.ready", "Whether people can be sent here.", ["common.unavailable"]),
    [HEALTH_PATH]: probe("probe.health", "Whether the server can serve.", ["common.internal"]),
  },
};
