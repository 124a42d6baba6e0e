import type { FileCall } from "../contract/call.ts";
import type { RequestOf } from "../endpoints/types.ts";
import type { ApiClient } from "./client.ts";
import { ContractError } from "./errors.ts";
import { EXPORT_TRUNCATED } from "./export-headers.ts";
import type { CallOptions } from "./options.ts";

/** A file that a call answered with. */
export interface Download {
  name: string;
  content: Blob;
  /** It holds the first rows alone: there were more than a file may have. */
  truncated: boolean;
}

const NAME = /filename="([^"]{1,200})"/;
/** A name that is not ASCII alone stands beside it, escaped (RFC 6266). */
const WHOLE_NAME = /filename\*=UTF-8''([^;\s]{1,1000})/;

function nameIn(disposition: string): string | undefined {
  const whole = WHOLE_NAME.exec(disposition)?.[1];
  return whole === undefined ? NAME.exec(disposition)?.[1] : decodeURIComponent(whole);
}

/** Calls an endpoint that answers with a file. A refusal rejects as that of any call does. */
export async function downloadOf<E extends FileCall>(
  client: ApiClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<Download> {
  const answer = await client.open(endpoint, request, options);
  const { response, requestId } = answer;
  try {
    const name = nameIn(response.headers.get("content-disposition") ?? "");
    if (!response.ok || name === undefined) {
      // A refusal throws; an envelope of success is no file.
      answer.openEnvelope(await answer.step(() => response.text()));
      throw new ContractError(endpoint.id, requestId, "no file");
    }
    const content = await answer.step(() => response.blob());
    return { name, content, truncated: response.headers.has(EXPORT_TRUNCATED) };
  } catch (error) {
    throw answer.fail(error);
  } finally {
    answer.end();
  }
}
