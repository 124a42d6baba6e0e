import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** Fixed address of our own feedback widget. */
export const FEEDBACK_SCRIPT_PATH = "/widgets/feedback.js";

const file = fileURLToPath(new URL("../../../widgets/feedback.js", import.meta.url));

/** Serves the widgets that pages load the way they load a third party's: as plain scripts. */
export async function serveWidgets(app: FastifyInstance): Promise<void> {
  const script = await readFile(file);
  const small = await promisify(brotliCompress)(script);
  app.get(FEEDBACK_SCRIPT_PATH, (request, reply) => {
    const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    return reply
      .type("text/javascript; charset=utf-8")
      .headers({ "cache-control": "public, max-age=300", vary: "accept-encoding" })
      .headers(brotli ? { "content-encoding": "br" } : {})
      .send(brotli ? small : script);
  });
}
