import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, RouteOptions } from "fastify";

/**
 * How a route sends long answers compressed; one that fits into a packet goes out as it is. Nobody can read a secret by
 * the length of an answer to a request of their own making: the session travels in a header that no other site can set.
 */
export const COMPRESSED: RouteOptions["compress"] = { threshold: 1_400, encodings: ["br", "gzip"] };

/** How far brotli looks back, as a power of two of bytes: 256 kB, which hold most answers whole. */
const WINDOW = 18;

/** Lets routes compress their answers. Other routes do not: files of the apps are compressed at build. */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  // What comes in is taken as it is: a body that unpacks itself could be of any length.
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    // The usual window of 4 MB is made ready for each answer: for 4 kB that took longer than all the rest of it.
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      },
    },
  });
}
