import { FILE_PATH } from "@candor/api/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Services } from "../services.ts";
import { HttpError } from "./http-error.ts";

const address = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  e: z.coerce.number().int(),
  s: z.string().min(1).max(100),
});

/** Pictures may be shown; anything else is only ever saved. */
const INLINE = new Set(["image/png", "image/jpeg", "image/gif"]);

/** Shown by an `<img>`, where no script of it runs; opened by itself it is saved, as it could run one. */
const DRAWING = "image/svg+xml";

/** Serves stored files by signed address. They come from hostile pages and people: nothing in them may run. */
export function serveFiles(app: FastifyInstance, { blobs, signer }: Services): void {
  app.get(`${FILE_PATH}:sha256`, async (request, reply) => {
    const parsed = address.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!parsed.success || !signer.verify(parsed.data.sha256, parsed.data.e, parsed.data.s)) {
      throw new HttpError("common.forbidden");
    }
    const blob = await blobs.open(parsed.data.sha256);
    if (!blob) throw new HttpError("common.not_found");
    const inline = INLINE.has(blob.mediaType);
    const left = Math.max(0, parsed.data.e - Math.floor(Date.now() / 1000));
    return reply
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", inline ? "inline" : "attachment")
      .header("cache-control", `private, max-age=${left}, immutable`)
      .header("content-length", blob.size)
      .type(inline || blob.mediaType === DRAWING ? blob.mediaType : "application/octet-stream")
      .send(blob.stream);
  });
}
