import type { Rule } from "../types.ts";
import { pixel, pixelIdentifiers } from "./tracking/pixel.ts";
import { replay } from "./tracking/replay.ts";
import { undeclared } from "./tracking/share.ts";

export const trackingRules: readonly Rule[] = [replay, pixel, pixelIdentifiers, undeclared];
