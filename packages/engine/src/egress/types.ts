/** Ports on loopback that answer for a host name. */
export interface HostPorts {
  https?: number;
  http?: number;
}

/** Host names of demo and test targets. Nothing else on loopback can be reached. */
export type HostMap = Readonly<Record<string, HostPorts>>;

/** Addresses of a host name; throws or gives none where it has no address. */
export type Resolver = (host: string) => Promise<string[]>;

/** Why a dial was refused or failed. */
export type BlockedReason =
  | "port"
  | "denied_host"
  | "private_address"
  | "unresolved"
  | "connect_failed"
  | "too_many_dials"
  | "too_many_bytes";

/** One dial, made or refused. */
export interface DialRecord {
  host: string;
  port: number;
  /** Address dialled; null when none was. */
  ip: string | null;
  refused: BlockedReason | null;
  /** Both directions. */
  bytes: number;
}
