import type { Rule } from "../../types.ts";
import { bannerPresent } from "./banner-present.ts";
import { cookieBeforeRules } from "./cookies-before.ts";
import { designRules } from "./design.ts";
import { rejectOffered } from "./reject-offered.ts";
import { rejectRules } from "./reject-works.ts";
import { signalRules } from "./signals.ts";
import { trackerBeforeRules } from "./trackers-before.ts";
import { withdrawRules } from "./withdraw.ts";

export const consentRules: readonly Rule[] = [
  bannerPresent,
  rejectOffered,
  ...cookieBeforeRules,
  ...trackerBeforeRules,
  ...rejectRules,
  ...withdrawRules,
  ...designRules,
  ...signalRules,
];
