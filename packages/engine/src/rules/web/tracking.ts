import type { Rule } from "../types.ts";
import { children, disguise, sockets } from "./tracking/hidden.ts";
import { addressLeaks, fingerprint, keystrokes } from "./tracking/leaks.ts";
import { pixel, pixelIdentifiers } from "./tracking/pixel.ts";
import { replay } from "./tracking/replay.ts";
import { undeclared } from "./tracking/share.ts";

export const trackingRules: readonly Rule[] = [
  replay,
  pixel,
  pixelIdentifiers,
  keystrokes,
  fingerprint,
  disguise,
  sockets,
  addressLeaks,
  children,
  undeclared,
];
