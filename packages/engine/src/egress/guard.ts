import { connect, type Socket } from "node:net";
import { normalHost } from "./address.ts";
import type { BlockedReason, DialRecord } from "./types.ts";
import { type VetOptions, vetDial } from "./vet.ts";

export interface GuardLimits {
  /** Dials in all, refused ones included. */
  maxDials: number;
  /** Both directions, over all dials. */
  maxTotalBytes: number;
  /** Both directions, one dial. */
  maxDialBytes: number;
  /** To each address. */
  connectMs: number;
}

const DEFAULT_LIMITS: GuardLimits = {
  maxDials: 3_000,
  maxTotalBytes: 300_000_000,
  maxDialBytes: 60_000_000,
  connectMs: 8_000,
};

export interface GuardOptions extends VetOptions {
  limits?: Partial<GuardLimits>;
}

/** A dial that was not made. */
export class DialRefused extends Error {
  override readonly name = "DialRefused";
  readonly refused: BlockedReason;
  constructor(host: string, refused: BlockedReason) {
    super(`${host}: ${refused}`);
    this.refused = refused;
  }
}

/** An open connection to a vetted address. */
export interface Dialled {
  socket: Socket;
  record: DialRecord;
  mapped: boolean;
}

/** Dials of one user of the guard: a browser pass, or the engine's own probes. */
export type DialLog = DialRecord[];

const MOST_ADDRESSES = 4;

function connectTo(address: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((done, failed) => {
    // A literal address: nothing is resolved a second time.
    const socket = connect({ host: address, port });
    const timer = setTimeout(() => socket.destroy(new Error("connect timeout")), timeoutMs);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeAllListeners("error");
      done(socket);
    });
    socket.once("error", (error) => {
      clearTimeout(timer);
      failed(error);
    });
  });
}

/**
 * The only way out. Every dial, of the browser's proxy and of the engine's own probes, is vetted, pinned
 * to the vetted address, counted against the caps and logged here.
 */
export class EgressGuard {
  readonly #options: VetOptions;
  readonly #limits: GuardLimits;
  readonly #log: DialRecord[] = [];
  #total = 0;

  constructor({ limits, ...options }: GuardOptions = {}) {
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /** Every dial so far, in order. */
  get log(): readonly DialRecord[] {
    return this.#log;
  }

  /** Is the host one of the map's, so that its own authority may vouch for it? */
  isMapped(host: string): boolean {
    return Object.hasOwn(this.#options.hostMap ?? {}, normalHost(host));
  }

  /** Dials a host, or throws {@link DialRefused}. Counting bytes is the caller's part: see {@link count}. */
  async dial(host: string, port: number, alsoLog?: DialLog): Promise<Dialled> {
    const record: DialRecord = { host: normalHost(host), port, ip: null, refused: null, bytes: 0 };
    this.#log.push(record);
    alsoLog?.push(record);
    const refuse = (refused: BlockedReason) => {
      record.refused = refused;
      return new DialRefused(record.host, refused);
    };
    if (this.#log.length > this.#limits.maxDials) {
      // The log stays as long as the cap: a page must not fill memory with refusals.
      this.#log.pop();
      alsoLog?.pop();
      throw refuse("too_many_dials");
    }
    if (this.#total > this.#limits.maxTotalBytes) throw refuse("too_many_bytes");
    const vetted = await vetDial(host, port, this.#options);
    if (!vetted.ok) throw refuse(vetted.refused);
    for (const address of vetted.addresses.slice(0, MOST_ADDRESSES)) {
      try {
        const socket = await connectTo(address, vetted.port, this.#limits.connectMs);
        record.ip = address;
        return { socket, record, mapped: vetted.mapped };
      } catch {
        // The next address may answer.
      }
    }
    throw refuse("connect_failed");
  }

  /** Adds bytes to a dial. False when a cap is reached: the connection must end. */
  count(record: DialRecord, bytes: number): boolean {
    record.bytes += bytes;
    this.#total += bytes;
    if (record.bytes <= this.#limits.maxDialBytes && this.#total <= this.#limits.maxTotalBytes) return true;
    record.refused = "too_many_bytes";
    return false;
  }

  /** Counts both directions of a socket and ends it at the cap. */
  meter({ socket, record }: Dialled): void {
    let seen = 0;
    const look = () => {
      const now = socket.bytesRead + socket.bytesWritten;
      if (!this.count(record, now - seen)) socket.destroy();
      seen = now;
    };
    socket.on("data", look);
    socket.once("close", look);
  }
}
