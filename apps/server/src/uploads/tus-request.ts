import { Metadata } from "@tus/server";
import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";

/** The version of the protocol that is spoken here. */
export const TUS_VERSION = "1.0.0";

/** The one content type that tus sends bytes with. */
export const TUS_BYTES = "application/offset+octet-stream";

const BYTES = /^(?:0|[1-9]\d{0,15})$/;
const isBytes = (text: string): boolean => BYTES.test(text) && Number.isSafeInteger(Number(text));

const isMetadata = (text: string): boolean => {
  try {
    Metadata.parse(text);
    return true;
  } catch {
    return false;
  }
};

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => headers[name]?.toString();

/**
 * Refuses what is no tus 1.0, in our words: the library answers it with plain text, before it looks at the upload.
 * Extensions that would make several uploads one, or leave a length open, are not offered.
 */
export function assertTus(request: FastifyRequest): void {
  if (headerOf(request, "tus-resumable") !== TUS_VERSION) throw new HttpError("upload.protocol");
  if (headerOf(request, "upload-concat") !== undefined) throw new HttpError("upload.extension");
  // A length that is told later is an extension too, but who sees this forgot the length.
  if (headerOf(request, "upload-defer-length") !== undefined) throw new HttpError("upload.metadata");
  const length = headerOf(request, "upload-length");
  const metadata = headerOf(request, "upload-metadata");
  if (length !== undefined && !isBytes(length)) throw new HttpError("upload.metadata");
  if (metadata !== undefined && !isMetadata(metadata)) throw new HttpError("upload.metadata");
  const offset = headerOf(request, "upload-offset");
  const offsetFits = offset === undefined ? request.method !== "PATCH" : isBytes(offset);
  const typeFits = request.method !== "PATCH" || headerOf(request, "content-type") === TUS_BYTES;
  const version = headerOf(request, "tus-version");
  const versionFits = version === undefined || version === TUS_VERSION;
  const proto = headerOf(request, "x-forwarded-proto");
  const protoFits = proto === undefined || proto === "http" || proto === "https";
  if (!offsetFits || !typeFits || !versionFits || !protoFits) throw new HttpError("upload.protocol");
}
