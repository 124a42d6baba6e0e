import type { ScanFailure } from "@candor/api/entities";
import { brokenSites, type Handler, reply, type Site, startTestTargets } from "@candor/engine/testing";
import { changingSite } from "./changing-site.ts";

/** Sites that cannot be assessed until they are repaired, and what the customer is told of each. */
export const TROUBLED: Readonly<Record<string, ScanFailure>> = {
  "error.example": "server_error",
  "loop.example": "redirect_loop",
  "huge.example": "too_large",
  "hang.example": "timeout",
};

/** A site with nothing wrong but its findings. */
export const SOUND = "sound.example";
/** Sites that keep their visitors waiting at the door. */
export const GATED = ["gate-1.example", "gate-2.example"] as const;

export interface TroubledSites {
  /** Host map and authority as `CANDOR_EXTRA_HOST_MAP` reads them. */
  hostMapFile: string;
  /** Pages a browser has asked a host for. */
  visits(host: string): number;
  /** From here the troubled sites answer well. */
  repair(): void;
  /** From here the changing site is the later one. */
  change(): void;
  /** Visitors of the gated sites wait until it is open. */
  setGate(state: "open" | "closed"): void;
  close(): Promise<void>;
}

const PAGE = "<!doctype html><title>Shop</title><h1>Shop</h1><p>Lamps and chairs.</p>";

/** Starts the sites on loopback. */
export async function startTroubledSites(): Promise<TroubledSites> {
  const visits = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let repaired = false;
  let closed = false;

  const page: Handler = (_, response) => reply(response, { type: "text/html; charset=utf-8", body: PAGE });
  /** Only browsers say how they came; the engine's own first request does not count as a visit. */
  const counted =
    (handler: Handler): Handler =>
    (request, response) => {
      const host = request.headers.host ?? "";
      if (request.headers["sec-fetch-mode"] === "navigate") visits.set(host, (visits.get(host) ?? 0) + 1);
      handler(request, response);
    };
  const gate: Handler = (request, response) => {
    if (!closed || request.headers["sec-fetch-mode"] !== "navigate") return page(request, response);
    waiting.push(() => page(request, response));
  };

  const troubled = brokenSites.filter(({ hosts }) => hosts.some((host) => host in TROUBLED));
  const changing = changingSite();
  const sites: Site[] = [
    changing.site,
    { hosts: [SOUND], https: counted(page) },
    { hosts: GATED, https: counted(gate) },
    ...troubled.map(({ hosts, https: broken = page }) => ({
      hosts,
      https: counted((request, response) => (repaired ? page : broken)(request, response)),
    })),
  ];
  const { hostMap, ca, close } = await startTestTargets(sites);
  return {
    hostMapFile: JSON.stringify({ hosts: hostMap, ca }),
    visits: (host) => visits.get(host) ?? 0,
    repair() {
      repaired = true;
    },
    change: changing.change,
    setGate(state) {
      closed = state === "closed";
      if (!closed) for (const letIn of waiting.splice(0)) letIn();
    },
    close,
  };
}
