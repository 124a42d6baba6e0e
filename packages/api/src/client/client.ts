import type { Call } from "../contract/call.ts";
import type { ReplyOf, RequestOf } from "../endpoints/types.ts";
import { Debounce } from "./debounce.ts";
import { openEnvelope } from "./envelope.ts";
import { type ClientError, ContractError, isApiError, isCancelledError, isClientError } from "./errors.ts";
import { InFlight } from "./in-flight.ts";
import { failureMessage } from "./messages.ts";
import {
  type ApiClientOptions,
  type CallOptions,
  DEFAULT_DEBOUNCE_MS,
  DEFAULT_TIMEOUT_MS,
} from "./options.ts";
import { newRequestId, type Prepared, prepare } from "./request.ts";
import { SessionWatch } from "./session.ts";
import { Exchange } from "./transport.ts";

/** An answer whose headers have come. Whoever opened it reads it in steps and ends it. */
export interface OpenAnswer<E extends Call = Call> {
  response: Response;
  requestId: string;
  /** Reads on. Rejects with Network, Timeout or Cancelled and nothing else. */
  step<T>(work: () => Promise<T>): Promise<T>;
  /** Takes `data` out of an envelope, or throws what it says. */
  openEnvelope(text: string): unknown;
  /** Checks data against the contract where the client validates. */
  check(data: unknown): ReplyOf<E>;
  /** Tells the app of a failure, and gives what to reject with. */
  fail(error: unknown): ClientError;
  /** To be called once, however it ended: what is still on its way is given up. */
  end(): void;
}

export interface ApiClient {
  /** Calls an endpoint. Rejects with a ClientError and nothing else. */
  call<E extends Call>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** Sends a call and leaves its answer to be read: what `call` and `streamOf` stand on. */
  open<E extends Call>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<OpenAnswer<E>>;
}

/** A call that was sent, for what is told of it. */
interface Sent {
  prepared: Prepared;
  token: string | null;
  requestId: string;
  quiet: boolean;
}

/** A request that cannot be sent, a part of an answer that cannot be read: its own raw message says what it is. */
function unexpected(thrown: unknown, endpoint: Call, { requestId }: Sent): ContractError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ContractError(endpoint.id, requestId, thrown, message);
}

/** A client of the whole contract. Several can live side by side; each has its own session. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const inFlight = new InFlight();
  const debounce = new Debounce();
  const session = new SessionWatch(options);

  /** Tells the app of a failure, once, and makes a ClientError of whatever it is. */
  function fail(thrown: unknown, endpoint: Call, sent: Sent): ClientError {
    const error = isClientError(thrown) ? thrown : unexpected(thrown, endpoint, sent);
    if (isCancelledError(error)) return error;
    const { url, init, request } = sent.prepared;
    const { method = endpoint.method, headers } = init;
    options.onCallFailed?.({ error, request: { method, url, headers, data: request } });
    if (isApiError(error) && error.key === "common.unauthenticated") session.over(sent.token);
    else if (sent.quiet) return error;
    // A 5xx is a failure, though the server has words for it.
    else if (isApiError(error) && !error.derived && error.status < 500) {
      options.onServerMessage?.(error.message, error);
    } else options.onFailure?.(error, failureMessage(error, options.getLanguage()));
    return error;
  }

  const open: ApiClient["open"] = async (endpoint, request, call = {}) => {
    const sent: Sent = {
      prepared: { url: endpoint.path, init: {}, key: "", request },
      token: null,
      requestId: newRequestId(),
      quiet: call.quiet ?? false,
    };
    let end = () => {};
    try {
      const ms = call.debounce === true ? DEFAULT_DEBOUNCE_MS : call.debounce;
      if (ms) await debounce.wait(endpoint.id, ms, call.signal);
      const language = options.getLanguage();
      sent.token = options.getToken();
      sent.prepared = prepare(endpoint, request, {
        baseUrl: options.baseUrl ?? "",
        language,
        token: sent.token,
        requestId: sent.requestId,
      });
      const { url, init, key } = sent.prepared;
      const controller = inFlight.begin(key, call.keepDuplicate ?? endpoint.keepDuplicates ?? false);
      const exchange = new Exchange({
        timeoutMs: endpoint.timeout ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        replaced: controller.signal,
        caller: call.signal,
      });
      end = () => {
        exchange.end();
        inFlight.end(key, controller);
      };
      const response = await exchange.step((signal) => (options.fetch ?? fetch)(url, { ...init, signal }));
      const requestId = response.headers.get("x-request-id") ?? sent.requestId;
      return {
        response,
        requestId,
        step: (work) => exchange.step(work),
        openEnvelope: (text) =>
          openEnvelope(endpoint, { status: response.status, requestId, text }, { url, language }),
        check(data) {
          if (endpoint.access.kind !== "public") session.alive(sent.token);
          if (!options.validate) return data as ReplyOf<typeof endpoint>;
          try {
            return options.validate(endpoint, data) as ReplyOf<typeof endpoint>;
          } catch (broken) {
            throw new ContractError(endpoint.id, requestId, broken);
          }
        },
        fail: (error) => fail(error, endpoint, sent),
        end,
      };
    } catch (error) {
      end();
      throw fail(error, endpoint, sent);
    }
  };

  return {
    open,
    async call(endpoint, request, call) {
      const answer = await open(endpoint, request, call);
      try {
        const text = await answer.step(() => answer.response.text());
        return answer.check(answer.openEnvelope(text));
      } catch (error) {
        throw answer.fail(error);
      } finally {
        answer.end();
      }
    },
  };
}
