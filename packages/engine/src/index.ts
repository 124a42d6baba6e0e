export type { BlockedReason, DialRecord, HostMap, HostPorts, Resolver } from "./egress/types.ts";
export { type VetOptions, type Vetted, vetDial } from "./egress/vet.ts";
export { parseTarget, type UrlVerdict, type VetUrlOptions, vetUrl } from "./egress/vet-url.ts";
export type { Facts, WebsiteFacts } from "./facts/types.ts";
export { printPage } from "./print/print.ts";
export type { PrintOutcome, PrintRequest } from "./print/types.ts";
export type { AssetType, Framework, Level, Outcome, ScanFailure, ScanStep, Territory } from "./vocabulary.ts";
export { startScan } from "./worker/start.ts";
export type {
  RunningScan,
  ScanBlob,
  ScanOptions,
  ScanOutcome,
  ScanProgress,
  ScanRequest,
  ScanUsage,
} from "./worker/types.ts";
