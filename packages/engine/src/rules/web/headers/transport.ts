import { gapReason } from "../../coverage.ts";
import type { Rule } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { headerOf, maxAgeOf } from "../shared/headers.ts";
import { failed, failedAt, passed, websiteRule } from "../shared/rule.ts";
import { counted, say } from "../shared/words.ts";

const NAME = "strict-transport-security";
/** Half a year: shorter leaves gaps for visitors who come seldom. */
const MIN_MAX_AGE_S = 15_552_000;
const DAY_S = 86_400;

const hsts = websiteRule({
  id: "web.hdr.hsts",
  version: 3,
  level: "medium",
  needs: ["base"],
  throughConsentWall: true,
  notApplicable: (facts) =>
    gapReason(facts, "network") === null && !facts.network?.httpsReachable
      ? say("The site does not answer over HTTPS.", "该网站不支持 HTTPS。")
      : null,
  evaluate(facts) {
    const value = headerOf(facts, NAME);
    if (value === null) {
      return failed(
        say("No Strict-Transport-Security header is sent.", "未发送 Strict-Transport-Security 标头。"),
      );
    }
    const evidence = [
      table("headers", say("Header", "标头"), ["header", "value"], [{ header: NAME, value }]),
    ];
    const maxAge = maxAgeOf(value);
    if (maxAge === null)
      return failed(
        say(
          `Browsers cannot read the header “${value.slice(0, 120)}” and pass over it.`,
          `浏览器无法解析标头“${value.slice(0, 120)}”，会将其忽略。`,
        ),
        { evidence },
      );
    const days = Math.floor(maxAge / DAY_S);
    if (maxAge < MIN_MAX_AGE_S) {
      return failedAt(
        "low",
        say(
          `HSTS lasts ${counted(days, "day", "days")}, less than 180.`,
          `HSTS 有效期为 ${days} 天，少于 180 天。`,
        ),
        { evidence },
      );
    }
    return passed(say(`HSTS lasts ${counted(days, "day", "days")}.`, `HSTS 有效期为 ${days} 天。`), {
      evidence,
    });
  },
});

export const transportHeaderRules: readonly Rule[] = [hsts];
