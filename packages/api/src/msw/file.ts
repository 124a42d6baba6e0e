import { type HttpHandler, HttpResponse, http } from "msw";
import type { FileEndpoint } from "../endpoints/endpoint.ts";
import type { ParsedRequestOf } from "../endpoints/types.ts";

/** MSW handlers of an endpoint that answers with a file. */
export const fileFor = <E extends FileEndpoint>(
  endpoint: E,
  file:
    | { name: string; content: string }
    | ((request: ParsedRequestOf<E>) => { name: string; content: string }),
): HttpHandler[] => [
  http.post(`*${endpoint.path}`, async ({ request }) => {
    const asked = endpoint.request.parse(await request.json()) as ParsedRequestOf<E>;
    const { name, content } = typeof file === "function" ? file(asked) : file;
    return new HttpResponse(content, {
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  }),
];
