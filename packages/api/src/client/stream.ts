import type { StreamCall } from "../contract/call.ts";
import type { ReplyOf, RequestOf } from "../endpoints/types.ts";
import type { ApiClient } from "./client.ts";
import { apiErrorOf } from "./envelope.ts";
import { NetworkError } from "./errors.ts";
import { EventReader } from "./events.ts";
import type { CallOptions } from "./options.ts";

/**
 * Calls an endpoint that answers with a stream, and gives its events as they come. Leaving the loop ends the call. A
 * stream that is cut off rejects with NetworkError, one that the server ends with a failure with ApiError.
 */
export async function* streamOf<E extends StreamCall>(
  client: ApiClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): AsyncGenerator<ReplyOf<E>, void, undefined> {
  const answer = await client.open(endpoint, request, options);
  const { response, requestId } = answer;
  try {
    const type = response.headers.get("content-type") ?? "";
    const body = response.body;
    // A refusal, or a proxy's page, is a whole answer.
    if (!response.ok || !body || !/event-stream|ndjson/.test(type)) {
      const text = await answer.step(() => response.text());
      yield answer.check(answer.openEnvelope(text));
      return;
    }
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const events = new EventReader(type);
    for (;;) {
      const { done, value } = await answer.step(() => reader.read());
      if (done) {
        // NDJSON has no last word of its own.
        if (type.includes("ndjson")) return;
        throw new NetworkError("The stream was cut off.");
      }
      for (const event of events.read(value)) {
        if (event.name === "done") return;
        const data: unknown = JSON.parse(event.data);
        if (event.name === "error") {
          throw apiErrorOf(data as Parameters<typeof apiErrorOf>[0], { status: response.status, requestId });
        }
        yield answer.check(data);
      }
    }
  } catch (error) {
    throw answer.fail(error);
  } finally {
    answer.end();
  }
}
