import type * as z from "zod/mini";
import type { Call, FileCall, StreamCall } from "../contract/call.ts";
import type { ErrorCode } from "../errors/catalogue.ts";

/** What a call takes and answers, and what its reference says of it. */
export interface Description<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Body of a POST, query of a GET. */
  request: Request;
  /** What stands under `data` in the envelope; one event of a stream; null for a file. */
  reply: Reply;
  /** Codes beside the common ones that a caller should expect. */
  errors?: readonly ErrorCode[];
  /** Calls a minute from one address, where fewer than the server's own limit. */
  perMinute?: number;
  /** Bytes a body may have, where more than 1 MiB. */
  bodyLimit?: number;
  /** One sentence for the API reference. */
  doc: string;
}

/** One call, whole: the server, the OpenAPI document and story handlers derive from it. */
export type Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = Call & Description<Request, Reply>;

/** An endpoint that answers with a stream of events. */
export type StreamEndpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Event extends z.ZodMiniType = z.ZodMiniType,
> = StreamCall & Description<Request, Event>;

/** An endpoint that answers with a file. */
export type FileEndpoint<Request extends z.ZodMiniType = z.ZodMiniType> = FileCall &
  Description<Request, z.ZodMiniNull>;

/** Says what a call takes and answers, and keeps the exact types of both. */
// @__NO_SIDE_EFFECTS__
export const defineEndpoint = <C extends Call, Request extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  call: C,
  description: Description<Request, Reply>,
): C & Description<Request, Reply> => ({ ...call, ...description });
