import type { WebsiteFacts } from "../../../facts/types.ts";
import { gapReason } from "../../coverage.ts";
import type { Bilingual } from "../../types.ts";
import { say } from "../shared/words.ts";

/** Why checks of encryption have nothing to look at; null when the site answers over HTTPS or that is not known. */
export function withoutHttps(facts: WebsiteFacts): Bilingual | null {
  if (gapReason(facts, "network") !== null || facts.network?.httpsReachable) return null;
  return say("The site does not answer over HTTPS.", "该网站不支持 HTTPS。");
}
