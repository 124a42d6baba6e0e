import type { Endpoint, ReplyOf, RequestOf } from "../contract/endpoint.ts";
import { open } from "./envelope.ts";
import {
  type ApiError,
  type ClientError,
  ContractError,
  isApiError,
  isCancelledError,
  isClientError,
} from "./errors.ts";
import { InFlight } from "./in-flight.ts";
import { type ApiClientOptions, type CallOptions, DEFAULT_TIMEOUT_MS } from "./options.ts";
import { newRequestId, prepare } from "./request.ts";
import { exchange } from "./transport.ts";

export interface ApiClient {
  /** Calls an endpoint. Rejects with a ClientError and nothing else. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ReplyOf<E>>;
}

/** Where the page is, in a browser; elsewhere the root. */
function pageLocation(): string {
  const { location } = globalThis as { location?: { pathname: string; search: string } };
  return location ? `${location.pathname}${location.search}` : "/";
}

/** A client of the whole contract. Several can live side by side; each has its own session. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const inFlight = new InFlight();
  let toldUnauthenticated = false;

  async function attempt<E extends Endpoint>(endpoint: E, request: RequestOf<E>, call: CallOptions) {
    const requestId = newRequestId();
    const language = options.getLanguage();
    const { url, init, key } = prepare(endpoint, request, {
      baseUrl: options.baseUrl ?? "",
      token: options.getToken(),
      language,
      requestId,
    });
    const controller = inFlight.begin(key, call.keepDuplicate ?? endpoint.keepDuplicates ?? false);
    try {
      const answer = await exchange(options.fetch ?? fetch, {
        url,
        init,
        timeoutMs: endpoint.timeout ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        replaced: controller.signal,
        caller: call.signal,
      });
      const data = open(answer, { url, language, requestId });
      if (!options.validate) return data as ReplyOf<E>;
      const checked = endpoint.reply.safeParse(data);
      if (!checked.success) throw new ContractError(endpoint.id, requestId, checked.error);
      return checked.data as ReplyOf<E>;
    } finally {
      inFlight.end(key, controller);
    }
  }

  function tellUnauthenticated(): void {
    if (toldUnauthenticated) return;
    toldUnauthenticated = true;
    options.onUnauthenticated?.({ returnTo: (options.getReturnTo ?? pageLocation)() });
  }

  function tell(error: ClientError, quiet: boolean): void {
    if (isApiError(error) && error.key === "common.unauthenticated") tellUnauthenticated();
    else if (quiet || isCancelledError(error)) return;
    else if (isMessage(error)) options.onServerMessage?.(error.message, error);
    else options.onFailure?.(error);
  }

  return {
    async call(endpoint, request, call = {}) {
      try {
        const data = await attempt(endpoint, request, call);
        toldUnauthenticated = false;
        return data;
      } catch (error) {
        if (isClientError(error)) tell(error, call.quiet ?? false);
        throw error;
      }
    },
  };
}

/** True where the server chose the words for the user; a 5xx is a failure to report. */
function isMessage(error: ClientError): error is ApiError {
  return isApiError(error) && error.status < 500;
}
