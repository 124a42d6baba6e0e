import { normalHost } from "../../egress/address.ts";
import type { DialRecord } from "../../egress/types.ts";
import type { RequestFact } from "../../facts/types.ts";
import { maskRequest, maskUrl } from "../mask.ts";
import { joinKeys } from "../personal/single-keys.ts";
import { type RecordedRequest, requestKey, sentIn } from "./recorded-request.ts";

export interface RequestSources {
  dials: readonly DialRecord[];
  /** Scripts that asked, by a request's key, in the order of the requests. */
  initiators: ReadonlyMap<string, readonly string[][]>;
  /** Why the browser stopped a request, by its address. */
  blockedReasons: ReadonlyMap<string, string>;
  /** The phase's time zero, as a moment of the clock. */
  start: number;
}

/** A phase's requests, masked, and joined with the addresses dialled for them and the scripts that asked. */
export function requestFacts(
  recorded: readonly RecordedRequest[],
  { dials, initiators, blockedReasons, start }: RequestSources,
): RequestFact[] {
  const queues = new Map([...initiators].map(([key, queue]) => [key, [...queue]]));
  const joined = joinKeys(
    recorded.map((request) => ({
      host: new URL(request.url).hostname,
      url: request.url,
      body: sentIn(request),
    })),
  ).toReversed();
  // Initiators of earlier phases come first in their queues: take from the end.
  return recorded
    .toReversed()
    .map((request, index): RequestFact => {
      const { hostname } = new URL(request.url);
      const host = normalHost(hostname);
      const ofHost = dials.filter((dial) => dial.host === host);
      const kept = maskRequest(request.url, sentIn(request), request.headers);
      const refused = ofHost.every(({ ip }) => ip === null) ? ofHost.at(-1)?.refused : null;
      return {
        url: kept.url,
        host: hostname,
        method: request.method,
        resourceType: request.resourceType,
        status: request.status,
        ip: ofHost.find(({ ip }) => ip !== null)?.ip ?? null,
        atMs: request.at - start,
        frameUrl: maskUrl(request.frameUrl),
        initiator: (queues.get(requestKey(request.method, request.url))?.pop() ?? []).map(maskUrl),
        body: kept.body,
        blocked: request.failed === null ? null : (refused ?? blockedReasons.get(request.url) ?? null),
        identifiers: [...kept.identifiers, ...(joined[index] ?? [])],
        ...(request.referrer && { referrer: request.referrer }),
        ...(Object.keys(kept.signals).length > 0 && { signals: kept.signals }),
        ...(request.signature && { signature: request.signature }),
      };
    })
    .toReversed();
}
