import { type HttpHandler, HttpResponse, http } from "msw";
import type { StreamEndpoint } from "../endpoints/endpoint.ts";
import type { ReplyOf } from "../endpoints/types.ts";

/**
 * MSW handlers of an endpoint that answers with a stream: the given events, as the server sends them. `open` leaves the
 * last word out, so that the answer is never whole.
 */
export function streamFor<E extends StreamEndpoint>(
  endpoint: E,
  events: readonly ReplyOf<E>[],
  { open = false }: { open?: boolean } = {},
): HttpHandler[] {
  const lines = events.map((event) => `data: ${JSON.stringify(endpoint.reply.parse(event))}\n\n`);
  const encoder = new TextEncoder();
  return [
    http.post(`*${endpoint.path}`, () => {
      const body = new ReadableStream({
        start(controller) {
          for (const line of lines) controller.enqueue(encoder.encode(line));
          if (open) return;
          controller.enqueue(encoder.encode("event: done\ndata: {}\n\n"));
          controller.close();
        },
      });
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
    }),
  ];
}
