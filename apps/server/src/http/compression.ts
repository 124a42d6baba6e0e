import compress from "@fastify/compress";
import type { FastifyInstance, RouteOptions } from "fastify";

/**
 * How a route sends long answers compressed; one that fits into a packet goes out as it is. Nobody can read a secret by
 * the length of an answer to a request of their own making: the session travels in a header that no other site can set.
 */
export const COMPRESSED: RouteOptions["compress"] = { threshold: 1_400, encodings: ["br", "gzip"] };

/** Lets routes compress their answers. Other routes do not: files of the apps are compressed at build. */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  // What comes in is taken as it is: a body that unpacks itself could be of any length.
  await app.register(compress, { global: false, globalDecompression: false });
}
