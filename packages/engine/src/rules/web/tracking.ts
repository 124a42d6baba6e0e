import type { Rule } from "../types.ts";
import { fingerprint } from "./tracking/fingerprint.ts";
import { children, disguise, sockets } from "./tracking/hidden.ts";
import { keystrokes } from "./tracking/keystrokes.ts";
import { pixel, pixelIdentifiers } from "./tracking/pixel.ts";
import { replay } from "./tracking/replay.ts";
import { undeclared } from "./tracking/share.ts";
import { addressLeaks } from "./tracking/url-leak.ts";

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
