import type { Readable } from "node:stream";
import { EXPORT_TRUNCATED } from "@candor/api/contract";
import type { FastifyReply } from "fastify";
import { asAttachment } from "./file-name.ts";

/** A file that a call answers with. */
export interface FileReply {
  /** With its ending. */
  name: string;
  type: string;
  content: Readable;
  /** It holds the first rows alone. */
  truncated: boolean;
}

/** Answers with a file, which is only ever saved. A caller who leaves ends it. */
export function sendFile(reply: FastifyReply, { name, type, content, truncated }: FileReply): FastifyReply {
  if (truncated) reply.header(EXPORT_TRUNCATED, "1");
  return reply
    .type(type)
    .header("content-disposition", asAttachment(name))
    .header("x-content-type-options", "nosniff")
    .send(content);
}
