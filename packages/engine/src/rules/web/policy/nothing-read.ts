import type { WebsiteFacts } from "../../../facts/types.ts";
import { say } from "../shared/words.ts";
import { hasNoPolicy } from "./text.ts";

/** What a check of the policy's text says where there is none; null where there is one. */
export const unlessPolicy = (facts: WebsiteFacts) =>
  hasNoPolicy(facts) ? say("There is no privacy policy to read.", "没有可读取的隐私政策。") : null;

export const UNREAD = say(
  "The policy is in a language that is not read yet.",
  "暂无法读取该政策所用的语言。",
);
